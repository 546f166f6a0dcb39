import { mailTo } from './support/inbox'
import { signIn, staff } from './support/people'
import { layoutShift, settle } from './support/site'
import { expect, test } from './support/test'

const address = '/get-quote?serviceType=commercial_inquiry&product=storefronts'

test('a storefront is drawn by keyboard, has a range and no payment, and is surveyed', async ({
  page,
}) => {
  await page.goto(address)
  await settle(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Draw your storefront.')
  const drawing = page.getByRole('img', { name: /^Storefront/ })
  await expect(drawing).toHaveAccessibleName(/20′ 0″ by 10′ 0″: 4 lites, a pair of doors/)
  await expect(page.getByText(/tempered: 6 of the 11 panes/)).toBeVisible()

  await page.getByRole('textbox', { name: 'Overall width' }).focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('24 ft 6 in')
  await page.keyboard.press('Tab')
  await expect(drawing).toHaveAccessibleName(/24′ 6″ by/)
  await expect(page.getByRole('textbox', { name: 'Overall width' })).toHaveValue('24′ 6″')
  await page.getByRole('textbox', { name: 'Lites' }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(drawing).toHaveAccessibleName(/6 lites/)
  const mullion = page.getByRole('slider', { name: /between lite 3 and the doors/ }).first()
  await mullion.focus()
  await page.keyboard.press('ArrowRight')
  await expect(mullion).toHaveAttribute('aria-valuenow', '38')
  await expect(page.getByRole('textbox', { name: 'Lite 3, width' })).toHaveValue('38″')

  const main = page.getByRole('main')
  await expect(main.getByText(/^\$[\d,]+00$/)).toHaveCount(2)
  await expect(main).not.toContainText(/millimet|Oklahoma|\(USD\)|Silver mirror/)
  await expect(page.getByRole('button', { name: /Payment|Calculate/ })).toHaveCount(0)

  await page.reload()
  await expect(drawing).toHaveAccessibleName(/24′ 6″ by 10′ 0″: 6 lites/)
  await page.getByRole('button', { name: 'Request a survey' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Request the survey' }).click()
  await expect(dialog.getByText('Name is required.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Storefront Example')
  await dialog.getByLabel('Email').fill('storefront@example.com')
  await dialog.getByLabel('Where it is').fill('100 Example St, Dallas')
  await dialog.getByRole('button', { name: 'Request the survey' }).click()
  await expect(dialog.getByText('Survey requested')).toBeVisible()
  const letter = await mailTo('storefront@example.com', /We have your inquiry/)
  expect(letter.text).not.toContain('$')
})

test('a length that no storefront has stays where it was typed, with what is possible', async ({
  page,
}) => {
  await page.goto(address)
  await settle(page)
  const drawing = page.getByRole('img', { name: /^Storefront/ })
  const asDrawn = /20′ 0″ by 10′ 0″: 4 lites, a pair of doors/
  const width = page.getByRole('textbox', { name: 'Overall width' })
  for (const typed of ['banana', '90 ft']) {
    await width.fill('')
    await width.pressSequentially(typed)
    await width.blur()
    await expect(width).toHaveValue(typed)
    await expect(page.getByText(/^From .+ to .+, please\.$/)).toBeVisible()
    await expect(drawing).toHaveAccessibleName(asDrawn)
  }
  await page.getByRole('button', { name: 'Request a survey' }).click()
  await expect(width).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await width.fill('')
  await width.pressSequentially('50 ft')
  await width.press('Enter')
  await expect(width).toHaveValue('50′ 0″')
  await expect(drawing).toHaveAccessibleName(/50′ 0″ by 10′ 0″: 4 lites, a pair of doors/)
})

test('a number of lites that cannot be had gives way to the one that is drawn', async ({
  page,
}) => {
  await page.goto(address)
  await settle(page)
  const drawing = page.getByRole('img', { name: /^Storefront/ })
  const lites = page.getByRole('textbox', { name: 'Lites' })
  await lites.fill('')
  await lites.pressSequentially('20')
  await lites.blur()
  await expect(lites).toHaveValue('20')
  await expect(drawing).toHaveAccessibleName(/4 lites/)
  await page.getByRole('button', { name: 'Lites: more' }).click()
  await expect(lites).toHaveValue('5')
  await expect(drawing).toHaveAccessibleName(/5 lites/)

  const transom = page.getByRole('textbox', { name: 'Transom' })
  await transom.fill('60')
  await transom.blur()
  await expect(transom).toHaveValue('60')
  await page.getByRole('textbox', { name: 'Overall height' }).fill('16 ft')
  await page.keyboard.press('Enter')
  await expect(drawing).toHaveAccessibleName(/by 16′ 0″/)
  await expect(transom).toHaveValue('36″')
})

test('the office sees a storefront as it was drawn', async ({ page, request, baseURL }) => {
  const storefront = {
    ...{ widthIn: 150, heightIn: 110, doors: 'one', transomIn: 0 },
    lites: [null, null, null],
  }
  const sent = await request.post('/api/inquiries/survey', {
    headers: { origin: baseURL ?? '' },
    data: {
      ...{ name: 'Drawn Example', email: 'drawn@example.com', storefront, glassTypeId: null },
      elapsedMs: 20_000,
    },
  })
  expect(sent.ok()).toBe(true)
  await signIn(page, staff)
  await page.goto('/admin/collections/inquiries?search=Drawn+Example')
  await page.getByRole('link', { name: 'Drawn Example' }).first().click()
  const drawn = page.getByRole('region', { name: 'The storefront to scale' })
  await expect(
    drawn.getByRole('img', { name: /^Storefront 12′ 6″ by 9′ 2″: 3 lites, one door, no transom/ }),
  ).toBeVisible()
})

test('commercial glass of the picker leads to the drawing, with the sizes of the link', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=commercial_glass_installation&width=12&height=9')
  await expect(page.getByRole('img', { name: /^Storefront 12′ 0″ by 9′ 0″/ })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/millimet|\(USD\)/)
})

test('a storefront is drawn on a phone without a jump or a sideways scroll', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(address)
  // scrolled while it comes, all below it moves
  await expect(page.getByRole('img', { name: /^Storefront/ })).toBeVisible()
  await settle(page)
  const more = page.getByRole('button', { name: 'Lites: more' })
  await more.click()
  await expect(page.getByRole('img', { name: /5 lites/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await layoutShift(page)).toBeLessThan(0.05)
  await expect(page.getByRole('button', { name: 'Survey', exact: true })).toBeVisible()
  // by Tab one comes to the survey after the fields, as by eye
  await page.getByRole('link', { name: /I only need one pane/ }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Request a survey' })).toBeFocused()
})

test('the page of commercial glass names the range that the drawing begins with', async ({
  page,
}) => {
  await page.goto('/products/commercial')
  const note = page.getByText(/^The glass of a storefront 20 × 10 ft/)
  await expect(note).toContainText('a range before the survey, not an offer')
  const named = (await note.textContent())?.match(/\$[\d,]+00/g)
  await note.getByRole('link', { name: 'Draw your storefront and see its range' }).click()
  await settle(page)
  const figures = page.getByRole('main').getByText(/^\$[\d,]+00$/)
  await expect(figures).toHaveCount(2)
  expect(await figures.allTextContents()).toEqual(named)
})
