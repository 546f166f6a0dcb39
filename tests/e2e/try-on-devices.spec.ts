import { chromiumPath } from './support/environment'
import { expect, test } from './support/test'

test.use({
  launchOptions: {
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream'],
  },
})

test('a camera that is allowed gives one still, and is off again', async ({ page, context }) => {
  await context.grantPermissions(['camera'])
  await page.goto('/ar-try-on')
  await page.getByRole('button', { name: 'Camera', exact: true }).click()
  await page.getByRole('button', { name: 'Start the camera' }).click()
  const view = page.getByLabel('What your camera sees')
  await expect
    .poll(() => view.evaluate((video: HTMLVideoElement) => video.videoWidth))
    .toBeGreaterThan(0)
  const stream = await view.evaluateHandle((video: HTMLVideoElement) => video.srcObject)
  await page.getByRole('button', { name: 'Take the picture' }).click()
  await expect(page.getByRole('img', { name: 'Your picture', exact: true })).toBeVisible()
  const states = await stream.evaluate((given) =>
    given instanceof MediaStream ? given.getTracks().map(({ readyState }) => readyState) : [],
  )
  expect(states).toEqual(['ended'])
})

test('a camera that is refused is refused in words', async ({ page }) => {
  await page.goto('/ar-try-on')
  await page.getByRole('button', { name: 'Camera', exact: true }).click()
  await page.getByRole('button', { name: 'Start the camera' }).click()
  await expect(page.getByText(/The camera was not allowed/)).toBeVisible()
})

test('without WebGL the glass is drawn plainly, and the page says what is missing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind === 'webgl' ? null : Reflect.apply(real, this, [kind, ...rest])
      },
    })
  })
  await page.goto('/ar-try-on')
  await expect(page.getByText(/This browser has no WebGL/)).toBeVisible()
  await page.getByRole('tab', { name: 'Tinted' }).click()
  const center = () =>
    page
      .locator('section[aria-label="Camera view"] canvas')
      .evaluate((canvas: HTMLCanvasElement) => [
        ...(canvas.getContext('2d')?.getImageData(canvas.width * 0.57, canvas.height * 0.5, 1, 1)
          .data ?? []),
      ])
  await expect.poll(async () => (await center())[3]).toBe(255)
  const [red = 0, , blue = 0] = await center()
  expect(red).toBeGreaterThan(blue * 1.2)
})
