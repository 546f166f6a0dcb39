import { expect, test } from '@playwright/test'
import { signInByRequest, admin } from './support/people'

type Row = { id: number; title: string; slug: string }

test('what staff publish shows on the next visit, a draft never does', async ({
  baseURL,
  browser,
  request,
}) => {
  const origin = baseURL ?? ''
  await signInByRequest(request, origin, admin)
  const headers = { origin }
  const made = await request.post('/api/posts', {
    headers,
    data: {
      title: 'A first title',
      slug: `publishing-${Date.now()}`,
      excerpt: 'Written by a test.',
      _status: 'published',
    },
  })
  const { doc: post } = (await made.json()) as { doc: Row }
  const context = await browser.newContext()
  const visitor = await context.newPage()
  const heading = visitor.getByRole('heading', { level: 1 })

  await visitor.goto(`/posts/${post.slug}`)
  await expect(heading).toHaveText('A first title')

  await request.patch(`/api/posts/${post.id}`, {
    headers,
    data: { title: 'A second title', _status: 'published' },
  })
  // the very next visit shows it, which is stricter than any time limit
  await visitor.reload()
  await expect(heading).toHaveText('A second title', { timeout: 1 })

  await request.patch(`/api/posts/${post.id}?draft=true`, {
    headers,
    data: { title: 'A secret draft', _status: 'draft' },
  })
  await visitor.reload()
  await expect(heading).toHaveText('A second title')

  await request.delete(`/api/posts/${post.id}`, { headers })
  const gone = await visitor.reload()
  expect(gone?.status()).toBe(404)
  await context.close()
})

test('title and intro of a page that has words of its own are the ones that staff write', async ({
  baseURL,
  page,
  request,
}) => {
  const origin = baseURL ?? ''
  await signInByRequest(request, origin, admin)
  const headers = { origin }
  const found = await request.get('/api/pages?where[slug][equals]=about', { headers })
  const { docs } = (await found.json()) as { docs: (Row & { intro: string })[] }
  const before = docs[0]
  if (before === undefined) throw new Error('The sample data has no page about the company.')
  const write = (data: { title: string; intro: string }) =>
    request.patch(`/api/pages/${before.id}`, { headers, data: { ...data, _status: 'published' } })
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/about')
  await expect(heading).toHaveText(before.title)
  try {
    await write({ title: 'Glass, twice measured', intro: 'Written by a test.' })
    await page.reload()
    await expect(heading).toHaveText('Glass, twice measured')
    await expect(page.getByText('Written by a test.')).toBeVisible()
  } finally {
    await write({ title: before.title, intro: before.intro })
  }
})
