import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'

/** The sample company's administrator, made on the empty database. */
const admin = { email: 'admin@trinityedgeglass.example', password: 'sample-admin-2026' }

type Row = { id: number; title: string; slug: string }

async function signIn(request: APIRequestContext, origin: string): Promise<void> {
  const answer = await request.post('/api/users/login', { data: admin, headers: { origin } })
  expect(answer.ok()).toBe(true)
}

test('what staff publish shows on the next visit, a draft never does', async ({
  baseURL,
  browser,
  request,
}) => {
  const origin = baseURL ?? ''
  await signIn(request, origin)
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
