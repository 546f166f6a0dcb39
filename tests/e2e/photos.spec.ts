import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './support/accessibility'
import { officePerson, signIn } from './support/people'
import { expect, test } from './support/test'

const slotOf = (page: Page) => page.getByRole('region', { name: 'A photo, if you have one' })

async function open(page: Page) {
  await page.goto('/get-quote?serviceType=window_replacement')
  await expect(slotOf(page)).toBeVisible()
}

async function photo(background = 'rgb(120 80 40)') {
  const buffer = await sharp({
    create: { width: 3000, height: 2400, channels: 3, background },
  })
    .jpeg()
    .toBuffer()
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer }
}

async function add(page: Page, count = 1) {
  const files = await Promise.all(Array.from({ length: count }, () => photo()))
  await slotOf(page).locator('input[multiple]').setInputFiles(files)
}

/** Notes how large the pictures are that the page sends; the protocol of the browser does not show them. */
async function notePictures(page: Page) {
  await page.evaluate(() => {
    const real = window.fetch
    const sent: string[] = []
    Object.assign(window, {
      sent,
      fetch: async (...[input, init]: Parameters<typeof fetch>) => {
        if (init?.body instanceof Blob) {
          const { width, height } = await createImageBitmap(init.body)
          sent.push(`${width} x ${height} ${init.body.type}`)
        }
        return real(input, init)
      },
    })
  })
}

async function priceWindow(page: Page) {
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^1\/4/ }).click()
  await page.getByRole('textbox', { name: /^Width/ }).fill('30')
  await page.getByRole('textbox', { name: /^Height/ }).fill('40')
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
}

test('a photo is made small on the device, goes along with an inquiry, and is seen by the office', async ({
  page,
  stranger: desk,
  baseURL,
}) => {
  await open(page)
  await notePictures(page)
  await add(page, 2)
  await expect(slotOf(page)).toContainText('2 photos go along')
  expect(await page.evaluate(() => Reflect.get(window, 'sent') as unknown)).toEqual([
    '2048 x 1638 image/jpeg',
    '2048 x 1638 image/jpeg',
  ])
  await page.reload()
  await expect(slotOf(page).getByRole('img', { name: 'Photo 2' })).toBeVisible()
  await slotOf(page).getByRole('button', { name: 'Remove photo 2' }).click()
  await expect(slotOf(page)).toContainText('One photo goes along')
  await expect(slotOf(page).getByRole('button', { name: 'Add another' })).toBeFocused()
  await priceWindow(page)
  await expect(page.getByRole('region', { name: 'Your photo goes along' })).toBeVisible()
  await page.getByRole('button', { name: 'Send this to us' }).click()
  const name = `Robin Photo ${Date.now()}`
  await page.getByLabel('Name').fill(name)
  await page.getByLabel(/^Phone/).fill('(469) 555-0117')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Message Sent Successfully')).toBeVisible()

  await signIn(desk, officePerson)
  await desk.goto(`/admin/collections/inquiries?search=${encodeURIComponent(name)}`)
  await desk.getByRole('link', { name }).click()
  const photos = desk.getByRole('region', { name: 'Photos from the visitor' })
  await expect(photos.getByRole('link')).toHaveCount(1)
  const picture = photos.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  const address = await picture.evaluate((image: HTMLImageElement) => image.src)
  const asked = { headers: { origin: baseURL ?? '' } }
  expect((await desk.request.get(address, asked)).status()).toBe(200)
  expect((await page.request.get(address, asked)).status()).toBe(403)
})

test('a photo that does not go through keeps nobody: the answers stay', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/inquiries\/photos/)
  await page.route('**/api/inquiries/photos', (route) => route.abort())
  await open(page)
  await add(page)
  await expect(slotOf(page).getByRole('status')).toHaveText(
    'The photo did not go through. Carry on; you can text it to us.',
  )
  await priceWindow(page)
  await expect(page.getByRole('region', { name: /photos? go(es)? along/ })).toHaveCount(0)
})

test('six photos go along and no more, and all of it holds at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  await add(page, 8)
  await expect(slotOf(page)).toContainText('Six photos are enough')
  await expect(slotOf(page).getByRole('img')).toHaveCount(6)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await violations(page)).toEqual([])
  for (const button of await slotOf(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
})
