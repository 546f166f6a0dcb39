import { at } from './screen'
import type { Screen } from './screen'

const products = [
  'windows',
  'commercial',
  'office-partitions',
  'glass-replacement',
  'shower-glass',
  'mirrors',
  'staircases',
  'shelves',
  'glass-wall',
  'other',
  'glass-styles',
  'doors',
  'hardware',
  'glass-furniture',
]

export const publicScreens: Screen[] = [
  at('home', '/'),
  at('about', '/about'),
  at('services', '/services'),
  at('gallery', '/gallery'),
  at('contact', '/contact'),
  at('contact-emergency', '/contact?service=emergency'),
  at('book-visit', '/book-visit'),
  at('book-visit-times', '/book-visit/times?zip=75201'),
  at('ar-try-on', '/ar-try-on'),
  ...products.map((product) => at(`products-${product}`, `/products/${product}`)),
  {
    name: 'post',
    open: async (page) => {
      await page.goto('/')
      const href = await page.locator('a[href*="/posts/"]').first().getAttribute('href')
      await page.goto(href ?? '/posts/none')
    },
  },
  at('not-found', '/no-such-page'),
  {
    name: 'home-menu-open',
    open: async (page) => {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: /menu/i }).click()
    },
  },
  {
    name: 'home-products-open',
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('banner').getByRole('button', { name: 'Products' }).click()
    },
  },
  {
    name: 'gallery-dialog',
    open: async (page) => {
      await page.goto('/gallery')
      await page.getByRole('main').locator('[aria-haspopup="dialog"], li button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]
