import { openOffice } from './support/office'
import { staff } from './support/people'
import { expect, test } from './support/test'

const written = [
  { page: 'home', path: '/', words: (title: string) => ({ call: { title } }) },
  { page: 'about', path: '/about', words: (title: string) => ({ mission: { title } }) },
  {
    page: 'services',
    path: '/services',
    words: (title: string) => ({ process: { heading: title } }),
  },
  { page: 'contact', path: '/contact', words: (title: string) => ({ form: { title } }) },
]
const languages = [
  { locale: 'en', prefix: '' },
  { locale: 'es', prefix: '/es' },
]

test('a word of every page is written, seen in the preview alone, and published, in both languages', async ({
  baseURL,
  page,
  stranger,
}) => {
  test.slow()
  const office = await openOffice(page.context().request, baseURL ?? '', staff)
  const seenBy = (who: typeof page, title: string) =>
    who.getByRole('heading', { name: title, exact: true })
  for (const { page: name, path, words } of written) {
    for (const { locale, prefix } of languages) {
      const address = `${prefix}${path}`.replace(/(.)\/$/, '$1')
      const title = `Written ${name} ${locale}`
      const draft = await office.writeWords(name, locale, words(title), 'draft')
      expect(draft.status(), await draft.text()).toBe(200)
      await page.goto(`/api/preview?path=${encodeURIComponent(address)}`)
      await expect(seenBy(page, title)).toBeAttached()
      await stranger.goto(address)
      await expect(seenBy(stranger, title)).toHaveCount(0)
      const published = await office.writeWords(name, locale, words(title), 'published')
      expect(published.status(), await published.text()).toBe(200)
      await stranger.goto(address)
      await expect(seenBy(stranger, title)).toBeAttached()
    }
  }
})

test('staff write a word of home in the admin’s form and publish it', async ({
  page,
  stranger,
  baseURL,
}) => {
  await openOffice(page.context().request, baseURL ?? '', staff)
  await page.goto('/admin/globals/home-words')
  const field = page.getByLabel('Explore')
  await expect(field).toHaveValue('Explore Services')
  await field.fill('See our services')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/successfully/i).first()).toBeVisible()
  await stranger.goto('/')
  await expect(stranger.getByRole('link', { name: 'See our services' })).toBeVisible()
})
