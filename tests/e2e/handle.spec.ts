import type { Page } from '@playwright/test'
import { openShowerDoor, sizePanel } from './support/builder'
import { expect, test } from './support/test'

/** A door of 28 by 76 in 3/8 in, up to the step of hardware. */
async function openHardware(page: Page): Promise<void> {
  await openShowerDoor(page, '28', '76')
  await page.getByRole('button', { name: 'Hardware and options' }).click()
}

const cents = (text: string | null) =>
  Number((/\$([\d,]+)\.(\d\d)/.exec(text ?? '') ?? []).slice(1).join('').replaceAll(',', ''))

test('an estimate without a handle says so and leads to where it is chosen, and the total rises by what the list says', async ({
  page,
}) => {
  await openHardware(page)
  await expect(page.getByRole('heading', { name: 'A door needs a handle' })).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const paper = page.getByRole('article')
  const total = page.locator('#estimate-total')
  await expect(paper.getByText(/^In this price: the glass, standard hardware/)).toBeVisible()
  await expect(paper.getByText(/^No handle chosen\./)).toBeVisible()
  const bare = cents(await total.textContent())
  expect(bare).toBeGreaterThan(0)

  await paper.getByRole('button', { name: 'Choose a handle' }).click()
  const handles = page.getByRole('list', { name: 'Handle' })
  const row = handles.getByRole('listitem').filter({ hasText: 'Back-to-back pull handle' })
  // each is offered once on the page
  await expect(page.getByText(/^Back-to-back pull handle/)).toHaveCount(1)
  const adds = cents(await row.getByText(/^\+\$[\d,]+\.\d\d each$/).textContent())
  expect(adds).toBeGreaterThan(0)
  await row.getByRole('button', { name: /^Add Back-to-back/ }).click()
  await expect(row.getByText(/^\+\$[\d,]+\.\d\d in your total$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'A door needs a handle' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(paper.getByText(/^No handle chosen\./)).toHaveCount(0)
  await expect(paper.getByRole('row', { name: /Back-to-back pull handle/ })).toBeVisible()
  await expect.poll(async () => cents(await total.textContent())).toBe(bare + adds)
})

test('a cure and the list of hardware say the same of what the total rises by', async ({
  page,
}) => {
  await openShowerDoor(page, '30', '80')
  const cure = page.getByRole('button', {
    name: /^Use three hinges, \+\$[\d,.]+ in your total, tax included$/,
  })
  const adds = cents(await cure.textContent())
  await cure.click()
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  const hinges = page.getByRole('list', { name: 'Stronger hinges' })
  const row = hinges.getByRole('listitem').filter({ hasText: 'Third standard hinge' })
  expect(cents(await row.getByText(/in your total$/).textContent())).toBe(adds)
})

test('a phone says in its bar that a door cannot be made yet, and with what it can', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openShowerDoor(page, '28', '76')
  const bar = page.locator('.bottom-bar')
  await expect(bar.getByText(/^Preview/)).toBeVisible()
  await expect(bar.getByText('It cannot be made yet')).toHaveCount(0)
  await sizePanel(page, '30', '80')
  await expect(bar.getByText('It cannot be made yet')).toBeVisible()
  await expect(bar.getByText('with three hinges')).toBeVisible()
})
