import { violations } from './support/accessibility'
import { actAnew } from './support/act-anew'
import { untilHydrated } from './support/hydration'
import { admin, officePerson, signInByRequest, staff } from './support/people'
import { expect, test } from './support/test'
import type { Page } from '@playwright/test'

async function enter(page: Page, baseURL: string | undefined, who: typeof staff) {
  // nothing that the page still asks for is to come without a session
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInByRequest(page.request, baseURL ?? '', who)
}

async function priceOf(page: Page, name: string): Promise<number | undefined> {
  const answer = await page.request.get('/api/glass-types?limit=0&depth=0')
  const { docs } = (await answer.json()) as { docs: { name: string; basePricePerSqFt: number }[] }
  return docs.find((row) => row.name === name)?.basePricePerSqFt
}

test('twenty rows go up by 4 percent, a slip is caught, a date is kept, and all is taken back', async ({
  page,
  baseURL,
}) => {
  test.slow()
  await enter(page, baseURL, staff)
  await page.goto('/admin/prices')
  await page.getByRole('link', { name: 'New change set' }).click()
  await test.step('rows are picked by words, and taken by the figure, which names the change', async () => {
    await expect(page.getByLabel('Words')).toBeFocused()
    await page.keyboard.type('tempered')
    await page.getByLabel('By how much').fill('4')
    await expect(page.getByLabel('Name of this change')).toHaveValue('Tempered, +4%')
    await expect(page.getByRole('button', { name: /^Tick all \d+ shown$/ })).toHaveCount(0)
    const names = page.locator('[data-row] th')
    expect(await names.count()).toBeGreaterThan(5)
    for (const name of await names.allTextContents()) expect(name.toLowerCase()).toMatch(/tempered/)
    await page.getByLabel('Words').fill('')
    await expect(page.getByLabel('Take Clear annealed 1/4"')).not.toBeChecked()
    await expect(page.getByLabel('Take Clear tempered shower 3/8"')).toBeChecked()
  })
  await page.getByLabel('Take all rows that are shown').check()
  await page.getByLabel('Name of this change').fill('Glass, +4%')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeInViewport()
  const glass = page.getByRole('row', { name: /^Take Clear tempered shower 3\/8"/ })
  await expect(glass.getByRole('textbox')).toHaveValue('46.80')
  await glass.getByRole('textbox').fill('468')
  const publish = page.getByRole('button', { name: 'Publish now' })
  await expect(page.getByText('468.00 is 10.4 times the 45.00 of today.')).toBeVisible()
  await expect(page.getByText('It has no reason.')).toBeVisible()
  await page.getByLabel('Reason, kept in the history').fill('Supplier letter')
  await expect(page.getByText('It has no reason.')).toHaveCount(0)
  await expect(publish).toBeDisabled()
  expect(await violations(page, { within: '.prices' })).toEqual([])
  await test.step('the slip is found and mended by keys', async () => {
    await page.getByRole('button', { name: 'Hardware 0' }).click()
    await page.keyboard.press('g')
    await expect(page.getByRole('button', { name: 'Use 46.80' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(glass.getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(glass.getByRole('textbox')).toBeFocused()
    await expect(glass.getByRole('textbox')).toHaveValue('46.80')
  })
  await expect(publish).toBeEnabled()
  expect(await priceOf(page, 'Clear tempered shower 3/8"')).toBe(45)

  await test.step('for a date, and stopped', async () => {
    await page
      .getByRole('group', { name: 'In force from' })
      .locator('input')
      .fill('2099-12-01T00:00')
    await actAnew(page, page.getByRole('button', { name: /Publish for Dec 1, 2099/ }))
    await expect(page.getByText('not yet in force: from Dec 1, 2099')).toBeVisible()
    expect(await priceOf(page, 'Clear tempered shower 3/8"')).toBe(45)
    await actAnew(page, page.getByRole('button', { name: 'Stop it: a draft again' }))
    // it can be changed once it stands as it was left
    await expect(page.getByRole('button', { name: /Publish for Dec 1, 2099/ })).toBeEnabled()
    await page.getByRole('group', { name: 'In force from' }).locator('input').fill('')
  })

  await test.step('at once, and back', async () => {
    await expect(publish).toBeEnabled()
    await actAnew(page, publish)
    await expect(page.locator('.prices-head').getByText('in force since')).toBeVisible()
    await expect(page.getByText('Published: these prices are in force now.')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Glass, +4%' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Take back' })).toBeInViewport()
    const rows = page.locator('.prices-held tbody tr')
    expect(await rows.count()).toBeGreaterThanOrEqual(20)
    expect(await priceOf(page, 'Clear tempered shower 3/8"')).toBe(46.8)
    await actAnew(page, page.getByRole('button', { name: 'Take back' }))
    await expect(page.locator('.prices-head').getByText('taken back on')).toBeVisible()
    await expect(page.getByText('Taken back: the prices of before are in force')).toBeInViewport()
    await expect(
      rows.filter({ hasText: 'Clear tempered shower 3/8"' }).locator('strong'),
    ).toHaveText('45.00')
    expect(await priceOf(page, 'Clear tempered shower 3/8"')).toBe(45)
  })

  await test.step('what took back is named so, and asks before prices go up again', async () => {
    const taken = page
      .getByRole('listitem')
      .filter({ hasText: 'Prices of before, taken back from' })
    await expect(taken.first()).toContainText('in force since')
    await taken.first().getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
    await untilHydrated(page) // the page came anew
    await page.getByRole('button', { name: /^Put set \d+ in force again$/ }).click()
    await expect(page.getByText(/change set \d+ are in force again at once/)).toBeVisible()
    await page.getByRole('button', { name: 'Leave the prices as they are' }).click()
    expect(await priceOf(page, 'Clear tempered shower 3/8"')).toBe(45)
  })
})

test('a large step waits for the eyes of somebody else', async ({ page, baseURL }, { retry }) => {
  // a second try must not meet what the first left behind
  const name = `Wired glass ${retry}`
  await enter(page, baseURL, staff)
  await page.goto('/admin/prices?set=new')
  await page.getByLabel('Name of this change').fill(name)
  await page.getByLabel('Reason, kept in the history').fill('New box')
  await page.getByLabel('New price of Fire-rated wired 1/4"').fill('41')
  await page.getByRole('button', { name: 'Ask for a second look' }).click()
  await expect(page.getByText('A second look is asked for.')).toBeVisible()
  const address = page.url()
  await enter(page, baseURL, admin)
  await page.goto('/admin/prices')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
    'waits for a second look',
  )
  await page.goto(address)
  await actAnew(page, page.getByRole('button', { name: 'I have looked at it' }))
  await expect(page.getByText(/^Looked at by/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled()
  await page.getByRole('button', { name: 'Throw the draft away' }).click()
  await page.getByRole('button', { name: 'Throw away', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/prices$/)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a table of prices says which lines it refuses, and why', async ({ page, baseURL }) => {
  await enter(page, baseURL, staff)
  const headers = { origin: baseURL ?? '' }
  const out = await page.request.get('/api/office/prices/csv', { headers })
  expect(out.headers()['content-type']).toContain('text/csv')
  const lines = (await out.text()).trim().split('\r\n')
  const [head, first, second, third, ...others] = lines
  const priced = (line: string | undefined, price: string) =>
    (line ?? '').replace(/,[^,]*$/, `,${price}`)
  const table = [head, priced(first, '19'), priced(second, 'dear'), priced(third, '-4'), ...others]
  await page.goto('/admin/prices?set=new')
  await page.getByRole('button', { name: 'CSV in' }).click()
  await page.getByLabel('File').setInputFiles({
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.join('\r\n')),
  })
  await expect(page.getByText(/^1 change, \d+ as now, 2 lines refused\.$/)).toBeVisible()
  await expect(page.getByText('Line 3: “dear” is no price.')).toBeVisible()
  await expect(page.getByText('Line 4: the row can’t hold -4.')).toBeVisible()
  await page.getByRole('button', { name: 'Take these changes' }).click()
  await expect(page.getByLabel(/^New price of Insulated unit 1\/2"/)).toHaveValue('19')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Throw the draft away' }).click()
  await page.getByRole('button', { name: 'Throw away', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/prices$/)
})

test('the office reads what holds, and changes nothing', async ({ page, baseURL }) => {
  await enter(page, baseURL, officePerson)
  await page.goto('/admin/prices')
  await expect(page.getByRole('heading', { name: 'Prices', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New change set' })).toHaveCount(0)
  await expect(page.getByText('The office quotes from these prices')).toBeVisible()
  const glass = page.getByRole('row', { name: /^Clear tempered shower 3\/8"/ })
  await expect(glass).toContainText('45.00')
  await expect(page.getByRole('link', { name: 'Ask Jordan Sample' })).toHaveAttribute(
    'href',
    `mailto:${staff.email}?subject=A%20price`,
  )
  expect(await violations(page, { within: '.prices' })).toEqual([])
  await page.goto('/admin/prices?set=new')
  await expect(page.getByLabel('By how much')).toHaveCount(0)
})
