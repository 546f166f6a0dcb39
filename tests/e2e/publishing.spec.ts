import { openOffice } from './support/office'
import { admin, signInByRequest } from './support/people'
import { expect, test } from './support/test'

test('what staff publish shows on the next visit, a draft never does', async ({
  baseURL,
  request,
  stranger,
  allowErrors,
}) => {
  allowErrors(/404.*\/posts\/publishing-/)
  const office = await openOffice(request, baseURL ?? '', admin)
  const post = await office.publish('posts', {
    title: 'A first title',
    slug: `publishing-${Date.now()}`,
    excerpt: 'Written by a test.',
  })
  const heading = stranger.getByRole('heading', { level: 1 })

  await stranger.goto(`/posts/${post.slug}`)
  await expect(heading).toHaveText('A first title')

  await office.publishAgain('posts', post.id, { title: 'A second title' })
  // the very next visit shows it, which is stricter than any time limit
  await stranger.reload()
  await expect(heading).toHaveText('A second title', { timeout: 1 })

  await office.saveDraft('posts', post.id, { title: 'A secret draft' })
  await stranger.reload()
  await expect(heading).toHaveText('A second title')

  await office.remove('posts', post.id)
  const gone = await stranger.reload()
  expect(gone?.status()).toBe(404)
})

test('title and intro of a page that has words of its own are the ones that staff write', async ({
  baseURL,
  page,
  request,
}) => {
  const office = await openOffice(request, baseURL ?? '', admin)
  const { id, title, intro } = await office.pageAt('about')
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/about')
  await expect(heading).toHaveText(title)
  try {
    await office.publishAgain('pages', id, {
      title: 'Glass, twice measured',
      intro: 'Written by a test.',
    })
    await page.reload()
    await expect(heading).toHaveText('Glass, twice measured')
    await expect(page.getByText('Written by a test.')).toBeVisible()
  } finally {
    await office.publishAgain('pages', id, { title, intro })
  }
})

test('a word that staff change on a plate is on the page at once', async ({
  baseURL,
  page,
  request,
}) => {
  const office = await openOffice(request, baseURL ?? '', admin)
  const row = await office.pageAt('shower-glass')
  // pictures by their numbers, as they are written
  const stored = await request.get(`/api/pages/${row.id}?depth=0`)
  const { body } = (await stored.json()) as { body: object }
  const written = JSON.stringify(body)
  const changed = JSON.parse(written.replace('"Header, extra"', '"A bar on top"')) as object
  await page.goto('/products/shower-glass')
  await expect(page.getByRole('button', { name: 'Header, extra' }).first()).toBeVisible()
  try {
    const answer = await office.publishAgain('pages', row.id, { body: changed })
    expect(answer.status(), await answer.text()).toBe(200)
    await page.reload()
    await expect(page.getByRole('button', { name: 'A bar on top' }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Header, extra' })).toHaveCount(0)
  } finally {
    await office.publishAgain('pages', row.id, { body: JSON.parse(written) as object })
  }
})

test('what the company has not said leaves no blank on the contact page', async ({
  baseURL,
  page,
  request,
}) => {
  const origin = baseURL ?? ''
  const headers = { origin }
  await signInByRequest(request, origin, admin)
  const said = (await (await request.get('/api/globals/company', { headers })).json()) as object
  const tell = async (data: object) => {
    const answer = await request.post('/api/globals/company', { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
  const main = page.getByRole('main')
  const names = ['Phone', 'Email', 'Service hours', 'Showroom']
  const lines = main.locator('dt')
  await page.goto('/contact')
  await expect(lines).toHaveText(names)
  const unsaid = Object.fromEntries(
    ['phoneGeneral', 'phoneEmergency', 'emailSales', 'serviceArea'].map((name) => [name, null]),
  )
  const nowhere = { label: null, street: null, city: null, state: null, postalCode: null }
  const never = { weekdays: null, saturday: null, sunday: null }
  try {
    await tell({ ...unsaid, address: { ...nowhere, fullAddress: null }, serviceHours: never })
    await page.reload()
    await expect(main.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible()
    await expect(lines).toHaveCount(0)
    await expect(main.getByRole('heading', { name: 'Get In Touch' })).toHaveCount(0)
    await expect(main).not.toContainText(/all over the|Broken glass|Calls/)
    await expect(page.locator('a[href="tel:"], a[href="mailto:"]')).toHaveCount(0)
  } finally {
    await tell(said)
  }
  await page.reload()
  await expect(lines).toHaveText(names)
})
