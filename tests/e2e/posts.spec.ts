import { expect, test } from './support/test'

const post = '/posts/how-to-measure-for-a-shower-door'

test('a post has its picture, its chapters and other posts', async ({ page }) => {
  await page.goto(post)
  const article = page.getByRole('main').getByRole('article')
  await expect(article.getByRole('figure').getByRole('img')).toBeVisible()
  const chapters = article.getByRole('navigation', { name: 'In this note' })
  await chapters.getByRole('link', { name: 'Hold a level to the wall' }).click()
  await expect(page).toHaveURL(/#hold-a-level-to-the-wall$/)
  await expect(article.getByRole('heading', { name: 'Hold a level to the wall' })).toBeInViewport({
    ratio: 1,
  })
  const others = page.getByRole('region', { name: 'More notes' })
  await expect(others.getByRole('heading', { level: 3 })).toHaveCount(2)
  await expect(others.getByRole('heading', { name: 'How to measure' })).toHaveCount(0)
})

test('the newest post says where its arrow leads', async ({ page }) => {
  await page.goto('/posts')
  await expect(page.getByRole('main').getByText('Read the note')).toBeVisible()
})

test('fractions of an inch are set as fractions, and read as they are written', async ({
  page,
}) => {
  await page.goto(post)
  const figure = page.getByText('36 5/8″')
  await expect(figure).toBeVisible()
  await expect(figure).toHaveCSS('font-feature-settings', '"frac"')
})
