import type { Page } from '@playwright/test'
import { priceShower, saveQuote } from '../support/builder'
import { quietNetwork } from '../support/network'
import { makeOtherRelease } from '../support/other-release'
import { startOwnSite } from '../support/own-site'
import { openOwnWorld } from '../support/own-world'
import type { OwnWorld } from '../support/own-world'
import { customer, officePerson, signIn, signInByRequest } from '../support/people'
import { cards, payOnHostedPage } from '../support/sandbox'
import { expect, test as base } from '../support/test'

type Site = OwnWorld & { release: () => Promise<void> }

/** A site that is released anew while its pages are open. */
const test = base.extend<object, { world: Site }>({
  world: [
    async ({}, provide) => {
      const other = makeOtherRelease()
      const world = await openOwnWorld()
      let running = world.site
      let isOther = false
      /** The server is stopped, and one of another build takes its place at the same address. */
      async function release(): Promise<void> {
        await running.stop()
        isOther = !isOther
        running = await startOwnSite(world.settings, isOther ? { folder: other.folder } : {})
      }
      await provide({ ...world, release })
      await running.kill()
      await world.close()
      other.remove()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, provide) => provide(world.site.url),
})
test.describe.configure({ timeout: 240_000 })

test.beforeEach(({ allowErrors }) => {
  allowErrors(
    /404.*\/_next\/static\//,
    /Refused to (?:execute script|apply style).*\/_next\/static\//,
    /Failed to load chunk/,
    /ERR_CONNECTION/,
    /ERR_ABORTED/,
  )
})
/** Presses what needs a part that is gone; answers once the page has come anew by itself. */
async function pressWhatIsGone(page: Page): Promise<void> {
  const anew = page.waitForEvent('framenavigated')
  await page.getByRole('button', { name: 'Chat with Sandra' }).click()
  await anew
  await quietNetwork(page)
}

test('whoever writes to the office keeps every word, and sends them', async ({ page, world }) => {
  await page.goto('/contact')
  await quietNetwork(page)
  const form = page.locator('form').filter({ has: page.getByLabel('Message') })
  await form.getByLabel('Name').fill('Robin Sample')
  await form.getByLabel('Email').fill('release@example.com')
  await form.getByLabel('Phone').fill('(469) 555-0117')
  await form.getByLabel('Service').selectOption({ index: 2 })
  await form.getByLabel('Message').fill('The window in the kitchen has a crack.')
  const picked = await form.getByLabel('Service').inputValue()
  await world.release()
  await pressWhatIsGone(page)
  await expect(form.getByLabel('Name')).toHaveValue('Robin Sample')
  await expect(form.getByLabel('Service')).toHaveValue(picked)
  await expect(form.getByLabel('Message')).toHaveValue('The window in the kitchen has a crack.')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('button', { name: 'Send Another Message' })).toBeVisible()
  expect(
    await world.database.sql(
      `select name, phone, service from inquiries where email = 'release@example.com'`,
    ),
  ).toMatchObject([{ name: 'Robin Sample', service: picked }])
  await page.goto('/contact')
  await expect(form.getByLabel('Name')).toHaveValue('')
})

test('whoever books a visit books it', async ({ page, world }) => {
  await page.goto('/book-visit/times?zip=75201')
  await page
    .getByRole('link', { name: /times? free$/ })
    .last()
    .click()
  await page
    .getByRole('button', { name: /places|last place/ })
    .first()
    .click()
  await expect(page.getByText(/^Held for you until/)).toBeVisible()
  await page.getByLabel('Full name').fill('Robin Sample')
  await page.getByLabel('Phone').fill('(469) 555-0117')
  await page.getByLabel('Email').fill('visit@example.com')
  await page.getByLabel('What is it about?').selectOption('shower')
  await world.release()
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Sample')
  await expect(page.getByLabel('What is it about?')).toHaveValue('shower')
  await page.getByLabel('Address of the place').fill('12 Sample Street, Dallas, TX 75201')
  await world.release()
  await page.getByRole('button', { name: 'Book the visit' }).click()
  await expect(page.getByText('It is booked')).toBeVisible()
})

test('whoever reads gets to every page that a link leads to', async ({ page, world }) => {
  await page.goto('/about')
  await quietNetwork(page)
  await world.release()
  for (const name of ['Gallery', 'Contact']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`/${name.toLowerCase()}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
})

test('whoever writes a quote in the office goes on writing, and the server has all of it', async ({
  page,
  world,
}) => {
  await signInByRequest(page.request, world.site.url, officePerson)
  await page.goto('/office/quotes/new')
  await page.getByRole('button', { name: '+ Shower' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Robin Sample')
  await page.getByLabel('Panel 1 Width').fill('36')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await world.release()
  await page.getByLabel('Panel 1 Height').fill('76')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Robin Sample')
  await expect(page.getByLabel('Panel 1 Width')).toHaveValue(/^36/)
  await expect(page.getByLabel('Panel 1 Height')).toHaveValue(/^76/)
})

test('whoever is about to pay pays, and once', async ({ page, world }) => {
  await signIn(page, customer)
  await priceShower(page)
  const number = await saveQuote(page)
  await world.release()
  const atStripe = /\/c\/pay\/cs_/
  // the page may come anew by itself, and is pressed again then
  await expect(async () => {
    if (!atStripe.test(page.url())) {
      await page
        .getByRole('button', { name: 'Proceed to Payment' })
        .first()
        .click({ timeout: 5_000 })
    }
    await expect(page).toHaveURL(atStripe)
  }).toPass()
  await payOnHostedPage(page, cards.pays)
  await expect(page).toHaveURL(/\/payment\/success/)
  await expect(page.getByText('Payment Successful!').first()).toBeVisible()
  expect(
    await world.database.sql(
      `select q.status, p.status as payment from payments p join quotes q on q.id = p.quote_id where q.number = '${number}'`,
    ),
  ).toEqual([{ status: 'payment_succeeded', payment: 'succeeded' }])
})
