import type { APIRequestContext, Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { sqlOfSite } from './support/database'
import { mailTo } from './support/inbox'
import { newAddress, officePerson, signInByRequest } from './support/people'
import { cards, payOnHostedPage } from './support/sandbox'
import { onlyEnglish } from './support/spanish-texts'
import { expect, test } from './support/test'

type Sent = { id: number; basedOn: string | null; link: string; total: number; draft: object }

let office: APIRequestContext
let origin: string

test.beforeAll(async ({ playwright, baseURL }) => {
  origin = baseURL ?? ''
  office = await playwright.request.newContext({ baseURL: origin })
  await signInByRequest(office, origin, officePerson)
})

test.afterAll(() => office.dispose())

async function call(path: string, data: object): Promise<Sent> {
  const answer = await office.post(path, { headers: { origin }, data })
  expect(answer.status(), await answer.text()).toBe(200)
  const body = (await answer.json()) as Sent & { quote?: Sent }
  return body.quote ?? body
}

/** Clear tempered shower glass in two panels, and a free line. */
async function draftOf(firstWidth: number, changes: object = {}) {
  const { regions, glassTypes, finishes } = (await (
    await office.get('/api/quotes/tables')
  ).json()) as {
    regions: { id: number }[]
    glassTypes: { id: number; category: string }[]
    finishes: { id: number; key: string }[]
  }
  const panels = [firstWidth, 28].map((widthIn, index) => ({
    widthIn,
    heightIn: 76,
    role: index === 0 ? 'fixed' : 'door',
  }))
  const glass = glassTypes.find(({ category }) => category === 'shower')
  return {
    lines: [
      {
        kind: 'piece',
        key: 'A',
        option: false,
        inputs: {
          serviceType: 'shower_glass_quote',
          regionId: regions[0]?.id,
          glassTypeId: glass?.id,
          finishId: finishes.find(({ key }) => key === 'standard_clear')?.id,
          thicknessMm: 9.525,
          panels,
          hardware: [],
          complexityFactorId: null,
          locationFactorId: null,
        },
      },
      line('old', 'Take out the old framed door', 120),
      { ...line('care', 'Squeegee and cleaner', 30), option: true },
    ],
    discount: null,
    taxTreatment: { use: 'residential', job: 'repair', contract: null },
    deposit: { kind: 'own', percent: 50 },
    measurements: 'estimated',
    validUntil: null,
    note: '',
    reason: '',
    language: 'en',
    ...changes,
  }
}

function line(key: string, text: string, unitPrice: number) {
  return { kind: 'free', key, text, quantity: 1, unit: '', unitPrice, taxed: true, option: false }
}

async function sentQuote(email: string, draft: object): Promise<Sent> {
  const saved = await call('/api/office/quotes', {
    quoteId: null,
    requestKey: crypto.randomUUID(),
    basedOn: null,
    caller: { customerId: null, name: 'Jordan Sample', phone: '(469) 555-0117', email },
    jobSite: '1208 Sample Lane, Plano',
    internalNote: 'Dog in the yard',
    draft,
  })
  return send(saved)
}

function send({ id, basedOn }: Sent): Promise<Sent> {
  return call('/api/office/quotes/send', { quoteId: id, basedOn, byMail: true })
}

async function payHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay the/ }).click()
  await payOnHostedPage(page, cards.pays)
  await expect(page).toHaveURL(/\/q\/[\w-]{43}\?paid=1$/)
  await expect(page.getByText('Your payment has arrived.')).toBeVisible()
}

/** The figure that stays at the bottom of a phone. */
const bar = (page: Page, label: string) =>
  page.locator('.fixed').filter({ has: page.getByText(label, { exact: true }) })

const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

test.use({ viewport: { width: 390, height: 844 } })

test('a caller chooses an option, accepts by link and pays a deposit', async ({
  page,
  allowErrors,
}) => {
  test.slow()
  allowErrors(/422.*\/api\/q\/accept/)
  const email = newAddress('link')
  const first = await sentQuote(email, await draftOf(36))
  const opened = await page.goto(new URL(first.link).pathname)
  expect(opened?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': expect.stringContaining('no-store') as unknown,
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Estimate' })).toBeVisible()
  await expect(page.getByText('Dog in the yard')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Sandra/ })).toHaveCount(0)
  await expect(bar(page, 'Total, with tax')).toContainText(dollars(first.total))
  expect(await violations(page)).toEqual([])

  await page.getByRole('checkbox', { name: /Squeegee/ }).check()
  const withOptions = page.getByRole('status').filter({ hasText: 'Total with your choices' })
  await expect(withOptions).toContainText('$')
  await expect(withOptions).not.toContainText('…')
  // the large figure is what is paid for, and not the total without the ticks
  await expect(withOptions).not.toContainText(dollars(first.total))
  // what is printed adds up with what is ticked
  await page.emulateMedia({ media: 'print' })
  await expect(withOptions).toBeVisible()
  await page.emulateMedia({ media: null })
  const deposit = (await page.getByText('deposit, when you accept').locator('..').innerText())
    .split('\n')
    .find((line) => /^[\d,.]+$/.test(line))
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect(bar(page, 'Due then')).toContainText(`$${deposit}`)
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  await expect(page.getByText('Please type your full name.')).toBeVisible()
  await page.getByLabel('Your full name, as your signature').fill('Jordan B. Sample')
  await page.getByRole('button', { name: 'Accept the quote' }).click()
  const thanks = page.getByText('Accepted. Thank you, Jordan B. Sample.')
  await expect(page.getByRole('group', { name: 'What comes next' })).toBeFocused()
  await expect(thanks).toBeInViewport()
  await expect(bar(page, 'Deposit, due now')).toContainText(`$${deposit}`)
  await expect(page.getByRole('button', { name: /^Pay the deposit, \$/ })).toBeInViewport()
  await payHere(page)
  await expect(page.getByRole('link', { name: 'Book the visit' })).toHaveAttribute(
    'href',
    /^\/book-visit/,
  )
  await mailTo(email, /^Receipt/)

  const file = page.waitForEvent('download')
  await page.getByRole('listitem').filter({ hasText: 'Revision 1,' }).getByRole('button').click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

  // it waits for nobody any more: another test counts what does
  const measured = await office.patch(`/api/quotes/${first.id}`, {
    headers: { origin },
    data: { measurements: 'final' },
  })
  expect(measured.status(), await measured.text()).toBe(200)
})

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
  await expect(page.getByText(/^The price of this quote held until/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0)
  await call('/api/office/quotes/standing', { quoteId: quote.id, act: 'revive' })
  await page.reload()
  await expect(bar(page, 'Total, with tax')).toContainText(dollars(quote.total))

  await page.getByRole('button', { name: 'No, thank you' }).click()
  await page.getByLabel('Why, if you like to tell us').fill('The door opens the wrong way.')
  await page.getByRole('button', { name: 'Say no', exact: true }).click()
  await expect(page.getByText('You said no to this quote.')).toBeVisible()
  const found = await office.get(`/api/office/quotes/${quote.id}`, { headers: { origin } })
  const { basedOn } = (await found.json()) as Sent
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
  await office.patch(`/api/quotes/${quote.id}`, {
    headers: { origin },
    data: { measurements: 'final' },
  })
})

/** Sentences of the English interface that stand on the page. */
async function englishOn(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  return lines.filter((line) => onlyEnglish.has(line))
}

/** Sees a paid quote's work through, each stage with what it asks for. */
async function workThrough(quoteId: number): Promise<void> {
  const headers = { origin }
  const found = await office.get(`/api/jobs?where[quote][equals]=${quoteId}&depth=0`, { headers })
  const [job] = (
    (await found.json()) as { docs: { id: number; stage: string; checklist?: { id: string }[] }[] }
  ).docs
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const steps = [
    { to: 'ordered', supplier: 'Sample Glass Supply', expectedOn: day },
    { to: 'glass_in' },
    { to: 'scheduled', visit: { start: `${day}T13:00`, end: `${day}T16:00` } },
    { to: 'installed', done: (job?.checklist ?? []).map(({ id }) => id) },
    { to: 'closed' },
  ]
  let from = job?.stage
  for (const step of steps) {
    const moved = await office.post('/api/office/jobs/move', {
      headers,
      data: { jobId: job?.id, from, ...step },
    })
    expect(moved.status(), `${step.to}: ${await moved.text()}`).toBe(200)
    from = step.to
  }
}

test('from the first look to the closed job everything is Spanish', async ({ page }) => {
  test.slow()
  const email = newAddress('todo')
  const first = await sentQuote(email, await draftOf(36, { language: 'es' }))
  const path = new URL(first.link).pathname
  await page.goto(path)
  expect(await englishOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await page.getByLabel('Su nombre completo, como firma').fill('Jordan Sample')
  expect(await englishOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Aceptar la cotización' }).click()
  await page.getByRole('button', { name: /^Pagar el anticipo/ }).click()
  await payOnHostedPage(page, cards.pays)
  await expect(page.getByText('Su pago llegó.')).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await mailTo(email, /^Recibo/)

  const found = await office.get(`/api/office/quotes/${first.id}`, { headers: { origin } })
  const now = (await found.json()) as Sent & { caller: object }
  const changed = await call('/api/office/quotes', {
    quoteId: first.id,
    requestKey: crypto.randomUUID(),
    basedOn: now.basedOn,
    caller: now.caller,
    jobSite: '',
    internalNote: '',
    draft: await draftOf(36.625, {
      language: 'es',
      measurements: 'final',
      reason: 'El muro izquierdo está inclinado.',
    }),
  })
  await send(changed)
  await page.goto(path)
  await expect(page.getByText('El muro izquierdo está inclinado.')).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Aceptar este cambio' }).click()
  await expect(page.getByLabel('Su nombre completo, como firma')).toHaveValue('')
  await page.getByLabel('Su nombre completo, como firma').fill('Jordan B. Sample')
  await page.getByRole('button', { name: 'Aceptar la revisión 2' }).click()
  await page.getByRole('button', { name: /^Pagar el saldo/ }).click()
  await payOnHostedPage(page, cards.pays)
  await expect(page.getByText('Todo pagado. Gracias.')).toBeVisible()

  await workThrough(first.id)
  await page.goto(path)
  await expect(page.getByText('Su vidrio está instalado.')).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  expect(await violations(page)).toEqual([])
})
