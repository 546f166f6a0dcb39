import sharp from 'sharp'
import type { Box } from './support/pixels'
import { expect, test } from './support/test'
import { look, withoutGlass, choose, openTryOn } from './support/try-on'

test.beforeEach(({ page }) => openTryOn(page))

test('a photo stays on the device: no request leaves the page for it', async ({ page }) => {
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => {
    const isOwn = /^(blob|data):/.test(request.url())
    if (!isOwn) asked.push(`${request.method()} ${request.url()}`)
  })
  await page.getByRole('button', { name: 'Upload Scene (Mockup)' }).click()
  const notice = page.getByRole('alertdialog', { name: 'Augmented Reality Feature' })
  await expect(notice).toContainText('Nothing you upload leaves this device')
  const chooser = page.waitForEvent('filechooser')
  await notice.getByRole('button', { name: 'Understood' }).click()
  const photo = await sharp({
    create: { width: 3000, height: 4000, channels: 3, background: 'rgb(200 60 40)' },
  })
    .jpeg()
    .toBuffer()
  await (await chooser).setFiles({ name: 'bath.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('img', { name: 'Your picture', exact: true })).toBeVisible()
  await choose(page, 'Tinted', 'Gray')
  const middle: Box = { x: 0.45, y: 0.3, width: 0.05, height: 0.4 }
  const before = await withoutGlass(page, middle)
  expect(before.red).toBeGreaterThan(180)
  expect((await look(page, middle)).red).toBeLessThan(before.red * 0.75)
  // parts of the page itself may still arrive
  expect(asked.filter((each) => !/^GET .*\/_next\/static\//.test(each))).toEqual([])
})

test('a photo of an iPhone that browsers cannot read is refused in words', async ({ page }) => {
  await page.locator('input[type=file]').setInputFiles({
    name: 'IMG_0001.HEIC',
    mimeType: 'image/heic',
    buffer: Buffer.from('ftypheic'),
  })
  await expect(page.getByText(/HEIC format, which browsers cannot draw on/)).toBeVisible()
})

test('a picture is sent with the quote when it is pressed for, and says which glass it shows', async ({
  page,
}) => {
  await page.waitForLoadState('networkidle')
  await choose(page, 'Frosted')
  await page
    .getByRole('radiogroup', { name: 'The opening is a' })
    .getByRole('radio', { name: 'Shower' })
    .click()
  await page.getByLabel('Width').fill('30')
  await page.getByLabel('Height').fill('76')
  await expect(page.getByText(/The picture then leaves this device/)).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/inquiries/photos'))
  await page.getByRole('button', { name: 'Send it with the quote' }).click()
  expect(await (await sent).headerValue('x-photo-glass')).toBe('etched')
  await expect(page).toHaveURL(/serviceType=shower_glass_quote.*finish=acid_etch/)
  const kept = await page.evaluate(() =>
    sessionStorage.getItem('quote-builder:photos:shower_glass_quote'),
  )
  expect(kept).toContain('data:image/jpeg')
})

test('a picture that does not go through is said, and the price is still there', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/inquiries\/photos/)
  await page.route('**/api/inquiries/photos', (route) => route.abort())
  await page.getByRole('button', { name: 'Send it with the quote' }).click()
  await expect(page.getByText(/The picture did not go through/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Price this door' })).toBeVisible()
})
