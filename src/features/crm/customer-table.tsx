import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Locale } from '@/config/locales'
import { customerColumns, sortedBy } from '@/domain/customer/customer-list-query'
import type { CustomerColumn, CustomerListQuery } from '@/domain/customer/customer-list-query'
import { siteFormatter } from '@/i18n/site-formatter'
import type { Customer } from '@/payload-types'
import { classNames } from '@/ui/class-names'
import { CustomerActions } from './customer-actions'
import { dashboardHref } from './dashboard-href'

// Broken in two these are hard to read; names and addresses are not.
const oneLine: ReadonlySet<CustomerColumn> = new Set([
  'phone',
  'status',
  'firstContactDate',
  'lastContactDate',
  'createdAt',
])

type Props = { locale: Locale; query: CustomerListQuery; customers: Customer[] }

/** The customers of one page; on a phone each becomes a card. */
export async function CustomerTable({ locale, query, customers }: Props) {
  const t = await getTranslations({ locale, namespace: 'crm' })
  return (
    <table className="w-full border-collapse text-left text-small max-xl:block max-xl:text-base">
      <caption className="sr-only">{t('table')}</caption>
      <thead className="max-xl:sr-only">
        <tr className="border-b border-text-second">
          {customerColumns.map((column) => (
            <ColumnHead key={column} locale={locale} column={column} query={query} />
          ))}
          <th scope="col" className="py-3 text-right font-normal text-text-second">
            {t('columns.actions')}
          </th>
        </tr>
      </thead>
      <tbody className="max-xl:block">
        {customers.map((customer) => (
          <CustomerRow key={customer.id} locale={locale} customer={customer} />
        ))}
      </tbody>
    </table>
  )
}

type HeadProps = { locale: Locale; column: CustomerColumn; query: CustomerListQuery }

async function ColumnHead({ locale, column, query }: HeadProps) {
  const t = await getTranslations({ locale, namespace: 'crm' })
  const isSorted = query.sortBy === column
  const Arrow = query.descending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (query.descending ? 'descending' : 'ascending') : undefined}
      className="pr-4 font-normal whitespace-nowrap"
    >
      <Link
        href={dashboardHref(locale, sortedBy(query, column))}
        scroll={false}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1.5 hover:text-edge-mid',
          isSorted ? 'font-semibold text-text' : 'text-text-second',
        )}
      >
        {t(`columns.${column}`)}
        {isSorted ? <Arrow aria-hidden="true" className="size-4" /> : null}
      </Link>
    </th>
  )
}

async function CustomerRow({ locale, customer }: { locale: Locale; customer: Customer }) {
  const t = await getTranslations({ locale, namespace: 'crm' })
  const format = siteFormatter(locale)
  const day = (date: string | null | undefined) =>
    date ? format.dateTime(new Date(date), { dateStyle: 'medium' }) : t('none')
  const cells: Record<Exclude<CustomerColumn, 'name'>, string> = {
    email: customer.email ?? t('none'),
    phone: customer.phone ?? t('none'),
    status: t(`statuses.${customer.status}`),
    source: t(`sources.${customer.source ?? 'unknown'}`),
    firstContactDate: day(customer.firstContactDate),
    lastContactDate: day(customer.lastContactDate),
    createdAt: day(customer.createdAt),
  }
  return (
    <tr className="border-b border-rule align-baseline max-xl:grid max-xl:grid-cols-2 max-xl:gap-x-6 max-xl:gap-y-3 max-xl:py-6">
      <th
        scope="row"
        className="py-4 pr-4 font-semibold break-words max-xl:col-span-2 max-xl:py-0 max-xl:text-intro"
      >
        {customer.name}
      </th>
      {customerColumns.map((column) =>
        column === 'name' ? null : (
          <td
            key={column}
            data-label={t(`columns.${column}`)}
            className={classNames(
              'py-4 pr-4 max-xl:block max-xl:py-0 max-xl:before:block max-xl:before:text-small max-xl:before:text-text-second max-xl:before:content-[attr(data-label)]',
              column === 'email'
                ? '[overflow-wrap:anywhere] max-xl:col-span-2 sm:max-xl:col-span-1'
                : '',
              oneLine.has(column) ? 'xl:whitespace-nowrap' : '',
            )}
          >
            {cells[column]}
          </td>
        ),
      )}
      <td className="py-2 max-xl:col-span-2 max-xl:block max-xl:py-0">
        <CustomerActions locale={locale} id={customer.id} name={customer.name} />
      </td>
    </tr>
  )
}
