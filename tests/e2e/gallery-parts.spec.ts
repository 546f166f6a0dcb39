import { worksAtOnce } from '@/domain/gallery/parts'
import { openOffice } from './support/office'
import { admin } from './support/people'
import { settle } from './support/site'
import { expect, test } from './support/test'

type Categories = { docs: { id: number }[] }

test('a gallery of more works than a page carries goes on, with scripts and without', async ({
  baseURL,
  browser,
  page,
  request,
}) => {
  const office = await openOffice(request, baseURL ?? '', admin)
  const query = 'where[slug][equals]=mirrors&limit=1'
  const answer = await request.get(`/api/gallery-categories?${query}`)
  const category = ((await answer.json()) as Categories).docs[0]?.id
  const made: number[] = []
  try {
    for (let at = 0; at < worksAtOnce; at += 1) {
      const row = await office.publish('gallery-items', {
        title: `A sheet of many ${at}`,
        category,
        projectDate: '2027-01-01T12:00:00.000Z',
      })
      made.push(row.id)
    }
    await page.goto('/gallery')
    await settle(page)
    const works = page.locator('.works-row > .work')
    const rest = page.locator('.works-rest .work')
    const arched = page.getByRole('link', { name: /^Arched vanity mirrors/ })
    const count = async () => (await works.count()) + (await rest.count())
    expect(await works.count()).toBe(worksAtOnce)
    await expect(arched).toHaveCount(0)
    // the mirrors of the next part are told by the server, which takes its time: a press meanwhile is not lost
    await page.route('**/api/gallery-items?*', async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    })
    await page
      .getByRole('group', { name: 'Filter by category' })
      .getByRole('button', { name: /^Mirrors/ })
      .click()
    const more = page.getByRole('link', { name: 'Show more works' })
    await expect(more).toBeVisible()
    await more.click()
    await expect(arched).not.toHaveCount(0)
    await page.getByRole('button', { name: /^All Projects/ }).click()
    await expect(page).toHaveURL(/\/gallery$/)
    await more.click()
    await expect(more).toHaveCount(0)
    expect(await count()).toBeGreaterThan(worksAtOnce)

    const bare = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const still = await bare.newPage()
    await still.goto('/gallery')
    await still.getByRole('link', { name: 'Show more works' }).click()
    await expect(still).toHaveURL(/\/gallery\/page\/2$/)
    await expect(still).toHaveTitle(/^Gallery, page 2/)
    await expect(still.getByRole('link', { name: /^Arched vanity mirrors/ })).not.toHaveCount(0)
    await still.getByRole('link', { name: 'Newer works' }).click()
    await expect(still).toHaveURL(/\/gallery$/)
    expect((await still.goto('/gallery/page/99'))?.status()).toBe(404)
    await bare.close()
  } finally {
    for (const id of made) await office.remove('gallery-items', id)
  }
})
