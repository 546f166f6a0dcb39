import type { Page } from '@playwright/test'
import { openShowerDoor } from './support/builder'
import { expect, test } from './support/test'

/** The key on the free edge of the door, named by what it does. */
const hangOn = (page: Page, side: 'left' | 'right') =>
  page.getByRole('button', { name: `Panel 1: hinges on the ${side}` })

test('a door is hung on its other side on the drawing, by key and by mouse, and stays so', async ({
  page,
}) => {
  await openShowerDoor(page, '28', '76')
  const onRight = hangOn(page, 'right')
  const free = (await onRight.boundingBox())?.x ?? 0
  await onRight.focus()
  await page.keyboard.press('Enter')
  const onLeft = hangOn(page, 'left')
  await expect(onLeft).toBeFocused()
  // the free edge is on the other side now
  expect((await onLeft.boundingBox())?.x ?? free).toBeLessThan(free - 40)
  await page.reload()
  await onLeft.click()
  await expect(onRight).toBeVisible()
  await expect(onLeft).toHaveCount(0)
})

test('hinges that a door needs come by themselves in a corner, too, once all of it is typed', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=shower_glass_quote')
  await page.getByRole('button', { name: /^1\/2 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
  await page.getByRole('radio', { name: 'Corner, 90°' }).check({ force: true })
  await page.getByLabel('Opening width, inches').fill('82 5/16')
  await page.getByLabel('Opening height, inches').fill('80')
  await page.getByLabel('Panel 3 width, inches').fill('32')
  await expect(page.getByText(/^Two standard hinges do not carry the door/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use three hinges' })).toHaveCount(0)
})
