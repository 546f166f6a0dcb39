import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { untilHydrated } from './support/hydration'
import { linkIn, mailTo } from './support/inbox'
import { newAddress, officePerson, signInByRequest, staff } from './support/people'
import { cards, payOnHostedPage } from './support/sandbox'
import { expect, test } from './support/test'

test.beforeEach(async ({ page, baseURL }) => {
  await signInByRequest(page.request, baseURL ?? '', officePerson)
})

const total = (page: Page) => page.getByTestId('office-total')
const kept = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible()

async function openNew(page: Page): Promise<void> {
  await page.goto('/office/quotes/new')
  await expect(page.getByLabel('Phone')).toBeFocused()
  await expect(page.getByRole('button', { name: '+ Shower' })).toBeVisible()
}

async function payHere(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: /^Pay the/ }).click()
  await payOnHostedPage(phone, cards.pays)
  await expect(phone.getByText('Your payment has arrived.')).toBeVisible()
}

test('a caller gets a price and a link while on the phone, says yes, and sees what measuring changed', async ({
  page,
  stranger: phone,
}) => {
  test.slow()
  const email = newAddress('caller')
  await openNew(page)
  let acts = 0
  async function act(one: Promise<unknown>): Promise<void> {
    acts += 1
    await one
  }

  await act(page.getByLabel('Phone').fill('817 555 0164'))
  await act(page.getByLabel('Name', { exact: true }).fill('Robin Sample'))
  await act(page.getByLabel('E-mail').fill(email))
  await act(page.getByLabel('Call back if quiet, on').fill('2031-01-15'))
  await act(page.keyboard.press('Alt+p'))
  await act(page.getByLabel('Panel 1 Width').fill('36'))
  await act(page.getByLabel('Panel 1 Height').fill('76'))
  await act(page.getByRole('button', { name: 'Add panel 2' }).click())
  await act(page.getByLabel('Panel 2 Width').fill('28'))
  await act(page.keyboard.press('Alt+l'))
  await act(page.keyboard.type('Take out the old framed door'))
  await act(page.getByLabel('Price each').fill('120'))
  await act(page.getByLabel('Own', { exact: true }).check({ force: true }))
  await expect(page.getByRole('button', { name: /^A Shower glass \$1,520\.00/ })).toBeVisible()
  await expect(total(page)).toHaveText('$1,952.83')
  // a reminder, and nothing in the way
  await expect(page.getByTestId('not-asked')).toContainText('ZIP code of the job')
  await act(page.getByRole('button', { name: 'Send', exact: true }).click())
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(acts).toBeLessThan(40)
  expect(await violations(page)).toEqual([])

  await phone.setViewportSize({ width: 390, height: 844 })
  const link = new URL(linkIn(await mailTo(email, /Your quote Q-/), /\/q\//)).pathname
  await phone.goto(link)
  await phone.getByRole('button', { name: 'Accept', exact: true }).click()
  await phone.getByLabel('Your full name, as your signature').fill('Robin B. Sample')
  await phone.getByRole('button', { name: 'Accept the quote' }).click()
  await payHere(phone)

  await page.reload()
  await expect(page.getByText(/^Accepted by Robin B. Sample/)).toBeVisible()
  // as the board leads here once sizes differ
  await page.goto(`${new URL(page.url()).pathname}?measured`)
  await expect(page.getByLabel('Panel 1 Width')).toBeFocused()
  await expect(page.getByLabel('Final', { exact: true })).toBeChecked()
  await page.keyboard.type('36 5/8')
  await page.getByLabel('A wall is out of plumb').check()
  await page.getByLabel('Add photos').setInputFiles('media/sample/glass-mirror.webp')
  await expect(page.getByRole('listitem').getByRole('img')).toBeVisible()
  await expect(page.getByLabel('Why there is another revision')).toHaveValue(
    'A wall is out of plumb.',
  )
  await expect(page.getByText('The customer has revision 1.')).toBeVisible()
  await expect(total(page)).not.toHaveText('$1,952.83')
  await page.getByRole('button', { name: 'Send revision 2' }).click()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the job on the board' })).toBeVisible()
  await phone.goto(link)
  await expect(
    phone.getByRole('heading', { name: 'We measured. This is what changed.' }),
  ).toBeVisible()
  await expect(phone.getByText('A wall is out of plumb.')).toBeVisible()
  await expect(phone.getByText('Your payment has arrived.')).toHaveCount(0)
  await expect(
    phone.getByText('We order the glass once you have accepted what changed.'),
  ).toBeVisible()
  expect(await violations(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Accept this change' }).click()
  await phone.getByLabel('Your full name, as your signature').fill('Robin B. Sample')
  await phone.getByRole('button', { name: /^Accept revision\s2$/ }).click()
  await expect(phone.getByText('Accepted. Thank you, Robin B. Sample.')).toBeVisible()
  await payHere(phone)
  await expect(phone.getByText('All paid. Thank you.')).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Call back if quiet, on')).toHaveValue('2031-01-15')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Cut list, PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/)

  const [, id] = /quotes\/(\d+)\?measured$/.exec(page.url()) ?? []
  await page.goto(`/admin/collections/quotes/${id}`)
  await expect(page.getByText(/ by Robin B. Sample, revision 2$/)).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Take out the old framed door' })).toBeVisible()
  await expect(page.getByText(link)).toBeVisible()
})

test('what is missing is said until it is there, and sizes have the focus as they come', async ({
  page,
}) => {
  await openNew(page)
  await page.getByLabel('Name', { exact: true }).fill('Robin Sample')
  await kept(page)
  await page.getByRole('button', { name: /^(Send|Make the link)/ }).click()
  const missing = page.getByText('Something is missing before this can be sent')
  await expect(missing).toBeVisible()

  await page.keyboard.press('Alt+p')
  await expect(page.getByLabel('Panel 1 Width')).toBeFocused()
  await page.keyboard.type('30')
  await page.keyboard.press('Tab')
  await page.keyboard.type('76')
  await expect(missing).toHaveCount(0)
  await page.getByRole('button', { name: 'Add panel 2' }).click()
  await expect(page.getByLabel('Panel 2 Width')).toBeFocused()
})

test('an inquiry, a customer and a quote lead to the desk with what is known filled in', async ({
  page,
  stranger,
  baseURL,
}) => {
  const email = newAddress('asked')
  const asked = await stranger.request.post('/api/inquiries/contact', {
    headers: { origin: baseURL ?? '' },
    data: { name: 'Jordan Sample', email, phone: '', message: 'A cracked tabletop, 30 by 48.' },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  const found = await page.request.get(`/api/inquiries?where[email][equals]=${email}&depth=0`, {
    headers: { origin: baseURL ?? '' },
  })
  const [inquiry] = ((await found.json()) as { docs: { id: number }[] }).docs
  await page.goto(`/admin/collections/inquiries/${inquiry?.id}`)
  await page.getByRole('link', { name: 'Make a quote of this' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Jordan Sample')
  await untilHydrated(page)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Internal note')).toHaveValue('A cracked tabletop, 30 by 48.')
  await page.keyboard.press('Alt+l')
  await page.keyboard.type('Tabletop')
  await kept(page)
  await page.getByRole('link', { name: 'Quotes', exact: true }).click()
  await expect(page.getByRole('link', { name: 'New quote for a caller' })).toBeVisible()
  const again = await page.request.get(`/api/inquiries/${inquiry?.id}?depth=0`, {
    headers: { origin: baseURL ?? '' },
  })
  expect(await again.json()).toMatchObject({
    progress: 'in_progress',
    quote: expect.any(Number) as unknown,
  })
})

test('what is typed stays as it was typed, and says what is missing when it is sent', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/409.*\/api\/office\/quotes|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await openNew(page)
  await page.getByLabel('Name', { exact: true }).fill('Avery Sam')
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(page.getByLabel('Phone')).toHaveValue('(469) 555-0117')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Avery Sample')
  await page.getByRole('button', { name: '+ Shower' }).click()
  await page.getByLabel('Panel 1 Width').fill('36 5/')
  await page.keyboard.press('Alt+l')
  await kept(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('link', { name: 'A free line says nothing' }).click()
  await expect(page.getByRole('textbox', { name: 'What is done or delivered' })).toBeFocused()
  await expect(page.getByText('Piece A is not finished: look at its fields')).toBeVisible()

  await page.getByRole('button', { name: /^Take off: What is done/ }).click()
  await kept(page)
  await page.context().setOffline(true)
  await page.getByLabel('Internal note').fill('Dog in the yard')
  await expect(page.getByText('Not saved: there is no connection')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save again' }).click()
  await kept(page)
  await page.reload()
  await expect(page.getByLabel('Internal note')).toHaveValue('Dog in the yard')
  await expect(page.getByLabel('Panel 1 Width')).toHaveValue('36 5/')
  await expect(page.getByRole('textbox', { name: 'What is done or delivered' })).toHaveCount(0)
})

test('two people on one quote each see the other’s words before one goes over them', async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/409.*\/api\/office\/quotes/)
  await openNew(page)
  await page.getByLabel('Name', { exact: true }).fill('Jordan Sample')
  await page.keyboard.press('Alt+l')
  await page.keyboard.type('Seal a joint')
  await page.getByLabel('Price each').fill('80')
  await kept(page)
  await expect(page).toHaveURL(/\/office\/quotes\/\d+$/)
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Price each').fill('90')
  await kept(other)
  await page.getByLabel('Note to the customer').fill('As promised.')
  const notice = page.getByRole('alert').filter({ hasText: 'office@' })
  await expect(notice).toContainText('Seal a joint: $90.00')
  await notice.getByRole('button', { name: 'Keep mine, over theirs' }).click()
  await kept(page)
  await expect(page.getByLabel('Price each')).toHaveValue('80')
  await other.getByLabel('Note to the customer').fill('Later.')
  await other.getByRole('button', { name: 'Take theirs' }).click()
  await expect(other.getByLabel('Price each')).toHaveValue('80')
  await expect(other.getByLabel('Note to the customer')).toHaveValue('As promised.')
})

test('nobody else gets to the desk', async ({ page, stranger, baseURL }) => {
  await stranger.goto('/office/quotes/new')
  await expect(stranger).toHaveURL(/\/login\?from=%2Foffice%2Fquotes%2Fnew/)
  await signInByRequest(page.request, baseURL ?? '', staff)
  await page.goto('/office/quotes/new')
  await expect(page).toHaveURL(/\/profile/)
})
