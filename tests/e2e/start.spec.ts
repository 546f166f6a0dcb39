import { compileHint } from '../../src/config/compile-hints.mjs'
import { expect, test } from './support/test'

test('the scripts that start every page ask to be compiled while they arrive', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const hinted = (await Promise.all(scripts)).filter((script) => script.startsWith(compileHint))
  // React and Next alone weigh this much before compression
  expect(hinted.join('').length).toBeGreaterThan(300_000)
})

test('React is there a task before the page is taken over', async ({ page }) => {
  await page.addInitScript(() => {
    const isTakenOver = () =>
      Object.keys(document).some((key) => key.startsWith('__reactContainer'))
    /** Waits, but never until the task is over. */
    const waitWithinTask = async () => {
      for (let turn = 0; turn < 1000; turn++) await Promise.resolve()
    }
    Object.assign(window, {
      isTakenOver,
      // React makes itself known here as soon as it is evaluated
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () =>
          void waitWithinTask().then(() => Object.assign(window, { atOnce: isTakenOver() })),
        onCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
    })
  })
  await page.goto('/')
  type Marks = { atOnce?: boolean; isTakenOver: () => boolean }
  await expect
    .poll(() => page.evaluate(() => (window as unknown as Marks).isTakenOver()))
    .toBe(true)
  expect(await page.evaluate(() => (window as unknown as Marks).atOnce)).toBe(false)
})
