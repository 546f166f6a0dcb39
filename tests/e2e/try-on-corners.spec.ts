import { within } from './support/pixels'
import type { Box } from './support/pixels'
import { expect, test } from './support/test'
import { pane, stageOf, look, withoutGlass, slide, openTryOn } from './support/try-on'

test.beforeEach(({ page }) => openTryOn(page))

test('the arrow keys move a corner, and Shift moves it further', async ({ page }) => {
  const corner = page.getByRole('button', { name: /^Top right corner, / })
  const at = async () => (await corner.getAttribute('aria-label'))?.match(/\d+/g)?.map(Number) ?? []
  const [x = 0, y = 0] = await at()
  await corner.press('ArrowRight')
  await corner.press('Shift+ArrowUp')
  expect(await at()).toEqual([x + 1, y - 10])
})

test('a corner is dragged, and glass waits while the corners are crossed', async ({ page }) => {
  const corner = page.getByRole('button', { name: /^Top right corner, / })
  const far = await within(stageOf(page), { x: 0.2, y: 0.2, width: 0, height: 0 })
  const before = await withoutGlass(page, pane)
  const box = await corner.boundingBox()
  if (box === null) throw new Error('no corner')
  await page.mouse.move(box.x + 22, box.y + 22)
  await page.mouse.down()
  await page.mouse.move(far.x, far.y, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText('The corners have crossed')).toBeVisible()
  const clear: Box = { x: 0.6, y: 0.6, width: 0.06, height: 0.1 }
  expect(await look(page, clear)).toEqual(await withoutGlass(page, clear))
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByText('The corners have crossed')).toBeHidden()
  expect((await look(page, pane)).light).toBeGreaterThan(before.light * 1.05)
})

test('size grows the glass about its center', async ({ page }) => {
  const name = /^Top left corner, /
  const before = await page.getByRole('button', { name }).boundingBox()
  await slide(page.getByRole('slider', { name: 'Size' }), 'Home')
  const after = await page.getByRole('button', { name }).boundingBox()
  expect(after?.x).toBeGreaterThan((before?.x ?? NaN) + 20)
  expect(after?.y).toBeGreaterThan((before?.y ?? NaN) + 40)
})
