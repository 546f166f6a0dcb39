import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import type { CustomerListQuery } from '@/domain/customer/customer-list-query'
import type { CustomerListing } from '@/services/customers/list-customers'
import { Alert } from '@/ui/alert'
import { buttonClasses } from '@/ui/button'
import { AdminLinks } from './admin-links'
import { CustomerFilter } from './customer-filter'
import { CustomerPages } from './customer-pages'
import { CustomerTable } from './customer-table'
import { NoCustomers } from './no-customers'

type Props = {
  locale: Locale
  query: CustomerListQuery
  /** Null where the list could not be read. */
  listing: CustomerListing | null
}

/** The administrator's customers, and the way to everything else he manages. */
export async function CrmDashboard({ locale, query, listing }: Props) {
  const t = await getTranslations({ locale, namespace: 'crm' })
  return (
    <div className="page py-10 md:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h1 className="text-title md:text-h2">{t('title')}</h1>
          <p className="mt-3 text-text-second">{t('lead')}</p>
        </div>
        <Link
          prefetch={false}
          href="/admin/collections/customers/create"
          className={buttonClasses('ink')}
        >
          {t('add')}
        </Link>
      </div>
      <CustomerFilter locale={locale} query={query} />
      {listing === null ? (
        <Alert title={t('failed')} />
      ) : listing.customers.length === 0 ? (
        <NoCustomers locale={locale} anybody={listing.anybody} />
      ) : (
        <>
          <CustomerTable locale={locale} query={query} customers={listing.customers} />
          <CustomerPages locale={locale} query={query} listing={listing} />
        </>
      )}
      <AdminLinks locale={locale} />
    </div>
  )
}
