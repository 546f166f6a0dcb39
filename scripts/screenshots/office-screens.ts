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

/** The first row of a collection's list, in the admin. */
function first(collection: string): Screen {
  return {
    name: `admin-${collection}-one`,
    as: 'admin',
    open: async (page) => {
      await page.goto(`/admin/collections/${collection}`)
      await page.locator('tbody a').first().click()
      await page
        .getByRole('button', { name: 'Save' })
        .or(page.getByText('Last Modified'))
        .first()
        .waitFor()
    },
  }
}

export const officeScreens: Screen[] = [
  at('crm-dashboard', '/crm-dashboard', 'admin'),
  at('crm-dashboard-nobody', '/crm-dashboard?search=nobody-by-that-name', 'admin'),
  at('admin-dashboard', '/admin', 'admin'),
  at('admin-login', '/admin/login'),
  ...lists.map((slug) => at(`admin-${slug}`, `/admin/collections/${slug}`, 'admin')),
  ...['quotes', 'payments', 'inquiries', 'customers', 'glass-types', 'pages'].map(first),
  at('admin-customers-create', '/admin/collections/customers/create', 'admin'),
  ...['company', 'pricing-settings', 'app-config'].map((slug) =>
    at(`admin-${slug}`, `/admin/globals/${slug}`, 'admin'),
  ),
]
