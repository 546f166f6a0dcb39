import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { customerListQueryString } from '@/domain/customer/customer-list-query'
import type { CustomerListQuery } from '@/domain/customer/customer-list-query'

/** The dashboard's address that shows this list. */
export function dashboardHref(locale: Locale, list: CustomerListQuery): string {
  return `${localHref(locale, '/crm-dashboard')}${customerListQueryString(list)}`
}
