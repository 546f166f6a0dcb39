import { sqlOfSite } from './support/database'
import { newAddress } from './support/people'
import { bar, dollars, openSentQuotes } from './support/sent-quotes'
import { expect, test } from './support/test'

const { call, draftOf, sentQuote, send, found, measured } = openSentQuotes()

test.use({ viewport: { width: 390, height: 844 } })

test('a link is answered with no, in Spanish, and a wrong one says what an ended one says', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  const email = newAddress('enlace')
  const quote = await sentQuote(email, await draftOf(36, { language: 'es' }))
  await page.goto(new URL(quote.link).pathname)
  await expect(page).toHaveURL(/\/es\/q\//)
  await page.goto(`${new URL(quote.link).pathname}?reminders=off`)
  await page.getByRole('button', { name: 'No más recordatorios' }).click()
  await expect(page.getByText('No recibirá más recordatorios.')).toBeVisible()
  await page.getByRole('button', { name: 'Hacer una pregunta' }).click()
  await page.getByLabel('Su pregunta').fill('¿Incluye el sello?')
  await page.getByRole('button', { name: 'Enviar la pregunta' }).click()
  await expect(page.getByText('Su pregunta nos llegó.')).toBeVisible()
  await page.getByRole('button', { name: 'No, gracias' }).click()
  await page.getByLabel('Por qué, si quiere contarnos').fill('Muy caro')
  await page.getByRole('button', { name: 'Decir que no', exact: true }).click()
  await expect(page.getByText('Usted dijo que no a esta cotización.')).toBeVisible()

  await call('/api/office/quotes/standing', { quoteId: quote.id, act: 'end_link' })
  const ended = await page.goto(new URL(quote.link).pathname)
  expect(ended?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace no abre nada')
  const wrong = await page.goto(`/es/q/${'A'.repeat(43)}`)
  expect(wrong?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este enlace no abre nada')
})

test('a price that ran out holds again once the office says so, and a no can be taken back', async ({
  page,
}) => {
  const quote = await sentQuote(newAddress('later'), await draftOf(36))
  const path = new URL(quote.link).pathname
  await sqlOfSite("update quotes set valid_until = now() - interval '2 days' where id = $1", [
    quote.id,
  ])
  await page.goto(path)
  const ended = await sqlOfSite<{ on: string }>(
    "select to_char(valid_until at time zone 'America/Chicago', 'FMMonth FMDD') as on from quotes where id = $1",
    [quote.id],
  )
  await expect(page.getByText(/^The price of this quote held until/)).toContainText(
    ended[0]?.on ?? 'a day',
  )
  await page.getByRole('link', { name: 'Ask us to renew it' }).click()
  await expect(page.getByLabel('Your question')).toBeFocused()
  // once more, from where it does not show
  await page.getByRole('link', { name: 'Ask us to renew it' }).click()
  await expect(page.getByLabel('Your question')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Send the question' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)
  await call('/api/office/quotes/standing', { quoteId: quote.id, act: 'revive' })
  await page.reload()
  await expect(bar(page, 'Total, with tax')).toContainText(dollars(quote.total))

  await page.getByRole('button', { name: 'No, thank you' }).click()
  await page.getByLabel('Why, if you like to tell us').fill('The door opens the wrong way.')
  await page.getByRole('button', { name: 'Say no', exact: true }).click()
  await expect(page.getByText('You said no to this quote.')).toBeVisible()
  const { basedOn } = await found(quote.id)
  const draft = await draftOf(36, { reason: 'The door opens the other way.' })
  const changed = await call('/api/office/quotes', {
    quoteId: quote.id,
    requestKey: crypto.randomUUID(),
    basedOn,
    caller: { customerId: null, name: 'Jordan Sample', phone: '', email: newAddress('later') },
    jobSite: '',
    internalNote: '',
    draft,
  })
  await send(changed)
  await page.goto(path)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByLabel('Your full name, as your signature').fill('Jordan Sample')
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  await expect(page.getByText('Accepted. Thank you, Jordan Sample.')).toBeVisible()
  await measured(quote.id)
})

test('a yes to what was replaced meanwhile keeps its words, and leads to what counts now', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409/)
  const email = newAddress('replaced')
  const quote = await sentQuote(email, await draftOf(36))
  await page.goto(new URL(quote.link).pathname)
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  const name = page.getByLabel('Your full name, as your signature')
  await name.fill('Jordan Sample')
  const changed = await call('/api/office/quotes', {
    quoteId: quote.id,
    requestKey: crypto.randomUUID(),
    basedOn: (await found(quote.id)).basedOn,
    caller: { customerId: null, name: 'Jordan Sample', phone: '', email },
    jobSite: '',
    internalNote: '',
    draft: await draftOf(40, { reason: 'Four inches wider.' }),
  })
  await send(changed)
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  await expect(page.getByText('There is a newer version of this quote.')).toBeVisible()
  await expect(name).toHaveValue('Jordan Sample')
  await expect(page.getByRole('button', { name: 'Accept the quote' })).toHaveCount(0)
  await page.getByRole('link', { name: 'See the new version' }).click()
  const notice = page.getByText('This quote has changed since you opened it.')
  await expect(notice).toBeInViewport()
  await expect(bar(page, 'Total, with tax')).not.toContainText(dollars(quote.total))
})

test('whoever comes back from paying without a quote is led on, and told of no payment', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/404/)
  await page.goto('/q/back/paid?session_id=cs_test_unknown&quote_id=999999999&payment_id=999999999')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This link does not open anything',
  )
  await expect(page.getByText(/nothing is lost: open the link in your mail again/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  await expect(page.getByText('Your payment is being recorded')).toHaveCount(0)
})
