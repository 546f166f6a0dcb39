import { expect, test } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { signInByRequest, staff } from './support/people'

type Row = { id: number; slug: string }

async function visitorOf(browser: Browser) {
  const context = await browser.newContext()
  return { page: await context.newPage(), close: () => context.close() }
}

test('staff see a draft in its place, visitors never do', async ({ baseURL, browser, page }) => {
  const origin = baseURL ?? ''
  const { request } = page.context()
  await signInByRequest(request, origin, staff)
  const found = await request.get('/api/pages?where[slug][equals]=shelves', { headers: { origin } })
  const { docs } = (await found.json()) as { docs: Row[] }
  await request.patch(`/api/pages/${docs[0]?.id}?draft=true`, {
    headers: { origin },
    data: { title: 'Shelves, unfinished', _status: 'draft' },
  })
  const visitor = await visitorOf(browser)
  const seen = visitor.page.getByRole('heading', { level: 1 })

  // a link on our own page, as the admin's preview is
  await page.goto('/admin')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/api/preview?path=/products/shelves'
    document.body.append(link)
    link.click()
  })
  await expect(page).toHaveURL(/\/products\/shelves$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shelves, unfinished')
  await expect(page.getByText('You see drafts.')).toBeVisible()
  await visitor.page.goto('/products/shelves')
  await expect(seen).toHaveText('Glass shelves')

  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glass shelves')

  await visitor.page.goto('/')
  const refused = await visitor.page.request.get('/api/preview?path=/products/shelves')
  expect(refused.status()).toBe(403)
  await visitor.close()
})

test('the old address of a post leads to where it has moved', async ({
  baseURL,
  browser,
  request,
}) => {
  const origin = baseURL ?? ''
  await signInByRequest(request, origin, staff)
  const stamp = Date.now()
  const made = await request.post('/api/posts', {
    headers: { origin },
    data: {
      title: 'A post that moves',
      slug: `before-${stamp}`,
      excerpt: 'Written by a test.',
      _status: 'published',
    },
  })
  const { doc: post } = (await made.json()) as { doc: Row }
  const visitor = await visitorOf(browser)
  await visitor.page.goto(`/posts/before-${stamp}`)
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('A post that moves')

  await request.patch(`/api/posts/${post.id}`, {
    headers: { origin },
    data: { slug: `after-${stamp}`, _status: 'published' },
  })
  const old = await request.get(`/posts/before-${stamp}`, { maxRedirects: 0 })
  expect(old.status()).toBe(308)
  await visitor.page.goto(`/posts/before-${stamp}`)
  await expect(visitor.page).toHaveURL(new RegExp(`/posts/after-${stamp}$`))
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('A post that moves')

  await request.delete(`/api/posts/${post.id}`, { headers: { origin } })
  await visitor.close()
})

test('a page that staff add has an address of its own', async ({ baseURL, browser, request }) => {
  const origin = baseURL ?? ''
  await signInByRequest(request, origin, staff)
  const slug = `warranty-${Date.now()}`
  const visitor = await visitorOf(browser)
  const before = await visitor.page.goto(`/${slug}`)
  expect(before?.status()).toBe(404)
  const made = await request.post('/api/pages', {
    headers: { origin },
    data: { title: 'Warranty', intro: 'What it covers.', slug, _status: 'published' },
  })
  const { doc } = (await made.json()) as { doc: Row }
  await visitor.page.reload()
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Warranty')
  await request.delete(`/api/pages/${doc.id}`, { headers: { origin } })
  await visitor.close()
})
