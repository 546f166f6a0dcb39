import { quietNetwork } from '../support/network'
import { expect, test } from '../support/test'

test.describe('after a release, a page that was open', () => {
  const parts = '**/_next/static/chunks/**'

  test('is loaded anew where a part of it is gone, and its buttons work', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404.*\/_next\/static\/chunks\//)
    await page.goto('/')
    await quietNetwork(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.route(parts, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    const reloaded = page.waitForEvent('framenavigated')
    await page.getByRole('button', { name: 'Chat with Sandra' }).click()
    await reloaded
    await page.unroute(parts)
    await page.goto('/')
    await quietNetwork(page)
    await page.getByRole('button', { name: 'Chat with Sandra' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(loads).toBeLessThanOrEqual(2)
  })

  test('is loaded once, not for ever, where the parts stay away', async ({ page, allowErrors }) => {
    allowErrors(/404.*\/_next\/static\/chunks\//)
    let loads = 0
    let askedAgain = 0
    page.on('framenavigated', () => (loads += 1))
    page.on('response', (response) => {
      if (loads === 2 && response.request().method() === 'HEAD') askedAgain += 1
    })
    await page.route(parts, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
    await page.goto('/about', { waitUntil: 'commit' })
    await expect.poll(() => loads).toBe(2)
    // it has found its parts gone once more
    await expect.poll(() => askedAgain).toBeGreaterThan(0)
    await quietNetwork(page)
    await page.waitForTimeout(1500)
    expect(loads).toBe(2)
  })

  test('stays as it is while there is no connection', async ({ page, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED.*\/_next\/static\/chunks\//)
    await page.goto('/')
    await quietNetwork(page)
    let loads = 0
    page.on('framenavigated', () => (loads += 1))
    await page.route(parts, (route) => route.abort('internetdisconnected'))
    const looked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
    await page.getByRole('button', { name: 'Chat with Sandra' }).click()
    await looked
    await page.waitForTimeout(1500)
    expect(loads).toBe(0)
  })
})
