import type { Page } from '@playwright/test'
import { at } from './screen'
import type { Screen } from './screen'

const lists = [
  'quotes',
  'payments',
  'inquiries',
  'customers',
  'users',
  'glass-types',
  'glass-finishes',
  'hardware',
  'installation-factors',
  'tax-rules',
  'regions',
  'media',
  'pages',
  'posts',
  'gallery-items',
  'glass-styles',
  'knowledge-base',
]

/** The newest row of a collection, in the admin. */
function newest(collection: string): Screen {
  return {
    name: `admin-${collection}-one`,
    as: 'admin',
    open: async (page: Page) => {
      const found = await page.request.get(`/api/${collection}?limit=1&sort=-id&depth=0`)
      const [row] = ((await found.json()) as { docs: { id: number }[] }).docs
      await page.goto(`/admin/collections/${collection}/${row?.id ?? 'create'}`)
    },
  }
}

export const officeScreens: Screen[] = [
  at('crm-dashboard', '/crm-dashboard', 'admin'),
  at('crm-dashboard-nobody', '/crm-dashboard?search=nobody-by-that-name', 'admin'),
  at('admin-dashboard', '/admin', 'admin'),
  at('admin-login', '/admin/login'),
  ...lists.map((slug) => at(`admin-${slug}`, `/admin/collections/${slug}`, 'admin')),
  ...['quotes', 'payments', 'inquiries', 'customers', 'glass-types', 'pages'].map(newest),
  at('admin-customers-create', '/admin/collections/customers/create', 'admin'),
  ...['company', 'pricing-settings', 'app-config'].map((slug) =>
    at(`admin-${slug}`, `/admin/globals/${slug}`, 'admin'),
  ),
]
