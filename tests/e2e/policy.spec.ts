import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { locales, localHref } from '@/config/locales'
import { publicPages } from '@/config/public-pages'
import { pagesOfEachRequest } from '../../scripts/lib/proxied-pages.mjs'
import { expect, test } from './support/test'

const cached = [
  '/',
  '/gallery',
  '/contact',
  '/get-quote',
  '/products/glass-styles',
  '/posts/how-to-measure-for-a-shower-door',
]
const personal = ['/login', '/register', '/forgot-password', '/payment/cancel']

/** What the browser refused on the page, by what it refused it for. */
async function watchRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    document.addEventListener('securitypolicyviolation', (event) => {
      refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused)
}

for (const path of [...cached, ...personal]) {
  test(`${path} runs under a policy without unsafe scripts`, async ({ page }) => {
    const refusals = await watchRefusals(page)
    for (const visit of ['first', 'from cache']) {
      const answer = await page.goto(path)
      // who is signed in arrives once the page's own scripts have run
      await expect(page.getByRole('link', { name: 'Register' }).first()).toBeVisible()
      const policy = answer?.headers()['content-security-policy'] ?? ''
      const scripts = policy.split('; ').find((part) => part.startsWith('script-src')) ?? ''
      expect(scripts, visit).toMatch(/'sha256-|'nonce-/)
      expect(scripts, visit).not.toMatch(/unsafe-inline|unsafe-eval/)
      expect(policy, visit).toContain("frame-ancestors 'self'")
      expect(await refusals(), visit).toEqual([])
      const kept = answer?.headers()['x-nextjs-cache']
      if (visit === 'from cache') expect(kept).toBe(cached.includes(path) ? 'HIT' : undefined)
    }
  })
}

for (const locale of locales) {
  test(`each page in ${locale} names every script that stands in it, and allows no other`, async ({
    request,
  }) => {
    test.slow()
    const paths = [...publicPages.map(({ path }) => path), ...pagesOfEachRequest(), '/nothing-here']
    for (const path of paths) {
      const answer = await request.get(localHref(locale, path))
      const { scripts, html } = {
        scripts: scriptsAllowed(answer.headers()),
        html: await answer.text(),
      }
      expect(scripts, path).toMatch(/'sha256-/)
      expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
      const inline = inlineScripts(html)
      expect(inline.length, path).toBeGreaterThan(0)
      for (const { code, nonce } of inline) {
        const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
        const isNamed = scripts.includes(hash) || (nonce && scripts.includes(`'nonce-${nonce}'`))
        expect(isNamed, `${path}: ${code.slice(0, 120)}`).toBeTruthy()
      }
    }
  })
}

function scriptsAllowed(headers: Record<string, string>): string {
  const policy = headers['content-security-policy'] ?? ''
  return policy.split(/[;,] ?/).find((part) => part.startsWith('script-src')) ?? ''
}

function inlineScripts(html: string) {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .map(([, attributes = '', code = '']) => ({ attributes, code }))
    .filter(({ attributes }) => !/\ssrc=|ld\+json/.test(attributes))
    .map(({ attributes, code }) => ({ code, nonce: /nonce="([^"]+)"/.exec(attributes)?.[1] }))
}

test('an inline script that is not the page’s own does not run', async ({ page, allowErrors }) => {
  allowErrors(/^Executing inline script violates/)
  const refusals = await watchRefusals(page)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false)
  expect(await refusals()).toHaveLength(1)
})

test('following links, signing in and the quote builder break no rule', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401.*\/api\/users\/login/)
  const refusals = await watchRefusals(page)
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Gallery' })
    .click()
  await expect(page).toHaveURL(/gallery$/)
  await page.getByRole('link', { name: 'Get Quote' }).first().click()
  await page.getByRole('link', { name: 'Login' }).first().click()
  await page.locator('input[name=email]').fill('avery@example.com')
  await page.locator('input[name=password]').fill('not the password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Login Error')).toBeVisible()
  expect(await refusals()).toEqual([])
})

test('the admin runs under a policy with a nonce, and breaks no rule', async ({ page }) => {
  test.slow()
  const refusals = await watchRefusals(page)
  const opened = await page.goto('/admin/login')
  expect(scriptsAllowed(opened?.headers() ?? {})).toMatch(/'nonce-[\w+/=]+'/)
  expect(scriptsAllowed(opened?.headers() ?? {})).not.toMatch(/unsafe|\*/)
  await page.locator('#field-email').fill('admin@trinityedgeglass.example')
  await page.locator('#field-password').fill('sample-admin-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin$/)
  const screens = [
    '/admin',
    '/admin/collections/quotes',
    '/admin/collections/posts/create',
    '/admin/collections/posts/1',
    '/admin/collections/media/create',
    '/admin/collections/glass-types/1',
    '/admin/globals/company',
    '/admin/prices',
    '/admin/jobs-board',
    '/admin/friday',
  ]
  for (const path of screens) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await refusals(), path).toEqual([])
  }
})

test('a draft that is looked at has a policy as well', async ({ page }) => {
  await page.request.post('/api/users/login', {
    data: { email: 'staff@trinityedgeglass.example', password: 'sample-staff-2026' },
  })
  const refusals = await watchRefusals(page)
  await page.goto('/api/preview?path=/about')
  const answer = await page.goto('/about')
  const nonce = /'nonce-([^']+)'/.exec(scriptsAllowed(answer?.headers() ?? {}))?.[1]
  expect(nonce).toBeDefined()
  const own = inlineScripts((await answer?.text()) ?? '').filter((script) => script.nonce === nonce)
  expect(own.length).toBeGreaterThan(0)
  await expect(
    page.getByRole('link', { name: 'Logout' }).or(page.getByText('staff@')).first(),
  ).toBeVisible()
  expect(await refusals()).toEqual([])
})

test('what a browser refuses is reported, and taken', async ({ request }) => {
  const report = { 'csp-report': { 'document-uri': '/', 'effective-directive': 'img-src' } }
  const answer = await request.post('/api/policy-reports', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify(report),
  })
  expect(answer.status()).toBe(204)
})

test('answers of the API may load nothing', async ({ request }) => {
  const answer = await request.get('/api/session')
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
})
