import type { Locator, Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { openCheckout, payCheckout, savedQuote } from './support/quotes'
import { admin, newCustomer, signIn, signInByRequest } from './support/people'
import { expect, test } from './support/test'

function column(page: Page, name: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${name}`) })
}

/** The day in so many days, as a field of a day takes it. */
function dayIn(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(day)
}

async function dragTo(page: Page, card: Locator, target: Locator): Promise<void> {
  await expect(page.locator('.jobs-strip')).toHaveCount(0)
  const [from, to] = [await card.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('There is nothing to drag, or nowhere to.')
  await page.mouse.move(from.x + 30, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + 60, { steps: 8 })
  await page.mouse.up()
  // for 50 ms after a drop the library takes every selection away, also that of a field typed into;
  // no hand is that fast
  await page.waitForTimeout(150)
}

test('a paid quote becomes a job, which goes over the board by keyboard and mouse', async ({
  page,
  request,
  playwright,
  baseURL,
  allowErrors,
}) => {
  // all of the board in sight: nothing scrolls while a card is dragged
  await page.setViewportSize({ width: 1440, height: 1800 })
  allowErrors(/409.*\/api\/office\/jobs\/move/)
  const origin = baseURL ?? ''
  const who = await newCustomer(request, 'job')
  const buyer = await playwright.request.newContext({ baseURL: origin })
  await signInByRequest(buyer, origin, who)
  const quoteId = await savedQuote(buyer, origin)
  await payCheckout(buyer, await openCheckout(buyer, origin, quoteId), quoteId)
  await buyer.dispose()

  await signIn(page, admin)
  await page.goto('/admin')
  const numberOf = async () => {
    const found = await page.request.get(`/api/jobs?where[quote][equals]=${quoteId}&depth=0`, {
      headers: { origin },
    })
    return ((await found.json()) as { docs: { number: string }[] }).docs[0]?.number
  }
  await expect.poll(numberOf).toMatch(/^J-\d{6}$/)
  const number = (await numberOf()) ?? ''
  const nav = page.getByRole('button', { name: 'Open Menu' })
  if (await nav.isVisible()) await nav.click()
  await page.getByRole('link', { name: 'Jobs board' }).click()
  await expect(page).toHaveURL(/\/admin\/jobs-board$/)
  const card = page.getByRole('button', { name: new RegExp(number) })
  const said = page.locator('p.jobs-said')
  await expect(column(page, 'To measure').getByRole('button', { name: number })).toContainText(
    'No day yet',
  )

  await test.step('a visit that was set stays in sight, and so does where one is', async () => {
    await expect(page.getByRole('banner').getByText('Jobs', { exact: true })).toBeVisible()
    await card.click()
    await page.getByRole('button', { name: 'Set a visit' }).click()
    await page.getByRole('button', { name: 'Set visit' }).click()
    const done = page.locator('.jobs-done')
    await expect(done).toContainText('Measure is set:')
    await expect(card).toContainText('9:00')
    await page.getByRole('button', { name: 'Call it off' }).click()
    await expect(done).toContainText('is called off')
    await expect(card).toContainText('No day yet')
    await page.getByRole('button', { name: 'Hide this' }).click()
    await expect(page.locator('.jobs-strip')).toHaveCount(0)
  })

  await test.step('keys pick it up and put it down; what can’t follow is refused, and says why', async () => {
    await card.focus()
    await page.keyboard.press('Space')
    await expect(said).toContainText(`${number} picked up. To measure.`)
    for (const stage of ['Measured', 'Ordered']) {
      await page.keyboard.press('ArrowRight')
      await expect(said).toContainText(`${stage}, `)
    }
    await page.keyboard.press('Space')
    await expect(page.getByRole('alert').filter({ hasText: 'another time' })).toHaveText(
      'Ordered comes at another time: from here a job goes to Measured or On hold.',
    )
    await expect(column(page, 'To measure').getByRole('button', { name: number })).toBeVisible()
    await card.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(said).toContainText(`${number} is back at To measure.`)
  })

  await test.step('the strip asks for what the stage needs, and a step can be taken back', async () => {
    const toMeasured = async () => {
      await card.focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('form', { name: 'To measure → Measured' })).toBeVisible()
    }
    await toMeasured()
    await page.getByLabel('The sizes on the quote are as we measured them').press('Space')
    await page.keyboard.press('Enter')
    await expect(column(page, 'Measured').getByRole('button', { name: number })).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(column(page, 'To measure').getByRole('button', { name: number })).toBeVisible()
    await card.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    // what was taken back is asked for again
    await page.getByLabel('The sizes on the quote are as we measured them').check()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(column(page, 'Measured').getByRole('button', { name: number })).toBeVisible()
  })

  await test.step('the mouse drags it to where the glass is ordered', async () => {
    await dragTo(page, card, column(page, 'Ordered'))
    await page.getByLabel('Supplier').fill('Sample Glass Supply')
    await page.getByLabel('Expected').fill(dayIn(9))
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(column(page, 'Ordered').getByRole('button', { name: number })).toContainText(
      'Here',
    )
    await dragTo(page, card, column(page, 'Scheduled'))
    await expect(page.getByRole('alert').filter({ hasText: 'another time' })).toContainText(
      'Scheduled comes at another time',
    )
    await expect(column(page, 'Ordered').getByRole('button', { name: number })).toBeVisible()
  })

  await test.step('a visit is set with the step that needs one, and stands in the calendar', async () => {
    await card.click()
    await page.getByRole('button', { name: 'To Glass in' }).click()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(column(page, 'Glass in').getByRole('button', { name: number })).toBeVisible()
    await card.click()
    await page.getByRole('button', { name: 'To Scheduled' }).click()
    await page.getByLabel('Day', { exact: true }).fill(dayIn(12))
    await page.getByLabel('From', { exact: true }).fill('13:00')
    await page.getByLabel('Until', { exact: true }).fill('12:00')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'ends after' })).toHaveText(
      'A visit ends after it begins.',
    )
    await page.getByLabel('Until', { exact: true }).fill('16:00')
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(column(page, 'Scheduled').getByRole('button', { name: number })).toContainText(
      '1:00',
    )
    await page.getByText('Calendar feed').click()
    const all = page.getByRole('group', { name: 'All visits' })
    await all.getByRole('button', { name: 'Show address' }).click()
    const address = await all.getByRole('textbox').inputValue()
    const calendar = await (await request.get(address)).text()
    expect(calendar).toContain('SUMMARY:Install: Jordan Sample')
    expect(calendar).toContain(
      `DTSTART;TZID=America/Chicago:${dayIn(12).replaceAll('-', '')}T130000`,
    )
    const wrong = await request.get(address.replace(/.{43}\.ics/, `${'A'.repeat(43)}.ics`))
    expect(wrong.status()).toBe(404)
    await page.getByText('Calendar feed').click()
  })

  await test.step('it reads well to everybody, on a telephone too', async () => {
    expect(await violations(page, { within: '.jobs' })).toEqual([])
    await page.setViewportSize({ width: 360, height: 780 })
    await expect(card).toBeVisible()
    const tooWide = () =>
      page.evaluate(() =>
        document.documentElement.scrollWidth <= innerWidth
          ? []
          : [...document.querySelectorAll('.jobs *')]
              .filter((one) => one.getBoundingClientRect().right > innerWidth)
              .map(({ className, tagName }) => `${tagName} ${String(className)}`),
      )
    await expect.poll(tooWide).toEqual([])
    const box = await card.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await page.setViewportSize({ width: 1440, height: 1800 })
  })

  await test.step('its customer reads where it stands', async () => {
    const own = await page.context().browser()?.newPage({ baseURL: origin })
    if (own === undefined) throw new Error('The browser is gone.')
    await signIn(own, who)
    const quote = own.getByRole('main').getByRole('listitem').filter({ hasText: 'We install on' })
    await expect(quote.first()).toContainText(/1:00\s–\u2060?\s4:00\sPM/)
    await expect(own.locator('[aria-current=step]')).toHaveText(/Installed/)
    await own.close()
  })
})
