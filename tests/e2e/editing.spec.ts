import { openOffice } from './support/office'
import { staff } from './support/people'
import { expect, test } from './support/test'

test('staff see a draft in its place, visitors never do', async ({ baseURL, page, stranger }) => {
  const office = await openOffice(page.context().request, baseURL ?? '', staff)
  const { id } = await office.pageAt('shelves')
  await office.saveDraft('pages', id, { title: 'Shelves, unfinished' })
  const seen = stranger.getByRole('heading', { level: 1 })

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
  await stranger.goto('/products/shelves')
  await expect(seen).toHaveText('Glass shelves')

  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glass shelves')

  await stranger.goto('/')
  const refused = await stranger.request.get('/api/preview?path=/products/shelves')
  expect(refused.status()).toBe(403)
})

test('the old address of a post leads to where it has moved', async ({
  baseURL,
  request,
  stranger,
}) => {
  const office = await openOffice(request, baseURL ?? '', staff)
  const stamp = Date.now()
  const post = await office.publish('posts', {
    title: 'A post that moves',
    slug: `before-${stamp}`,
    excerpt: 'Written by a test.',
  })
  await stranger.goto(`/posts/before-${stamp}`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A post that moves')

  await office.publishAgain('posts', post.id, { slug: `after-${stamp}` })
  const old = await request.get(`/posts/before-${stamp}`, { maxRedirects: 0 })
  expect(old.status()).toBe(307)
  await stranger.goto(`/posts/before-${stamp}`)
  await expect(stranger).toHaveURL(new RegExp(`/posts/after-${stamp}$`))
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A post that moves')

  await office.remove('posts', post.id)
})

test('a page that staff add has an address of its own', async ({
  baseURL,
  request,
  stranger,
  allowErrors,
}) => {
  allowErrors(/404.*\/warranty-/)
  const office = await openOffice(request, baseURL ?? '', staff)
  const slug = `warranty-${Date.now()}`
  const before = await stranger.goto(`/${slug}`)
  expect(before?.status()).toBe(404)
  const { id } = await office.publish('pages', {
    title: 'Warranty',
    intro: 'What it covers.',
    slug,
  })
  await stranger.reload()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Warranty')
  await office.remove('pages', id)
})
