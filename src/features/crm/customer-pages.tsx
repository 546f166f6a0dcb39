import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import { customersPerPage } from '@/domain/customer/customer-list-query'
import type { CustomerListQuery } from '@/domain/customer/customer-list-query'
import type { CustomerListing } from '@/services/customers/list-customers'
import { buttonClasses } from '@/ui/button'
import { dashboardHref } from './dashboard-href'

type Props = { locale: Locale; query: CustomerListQuery; listing: CustomerListing }

/** Where in the list one is, and the pages beside it. */
export async function CustomerPages({ locale, query, listing }: Props) {
  const t = await getTranslations({ locale, namespace: 'crm' })
  const { page, pages, total } = listing
  const from = (page - 1) * customersPerPage + 1
  const to = Math.min(page * customersPerPage, total)
  const href = (target: number) => dashboardHref(locale, { ...query, page: target })
  return (
    <nav aria-label={t('pages')} className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <p className="text-text-second">{t('range', { from, to, total })}</p>
      <div className="flex gap-3">
        {page > 1 ? (
          <Link href={href(page - 1)} rel="prev" className={buttonClasses('outline')}>
            {t('previous')}
          </Link>
        ) : null}
        {page < pages ? (
          <Link href={href(page + 1)} rel="next" className={buttonClasses('outline')}>
            {t('next')}
          </Link>
        ) : null}
      </div>
    </nav>
  )
}
