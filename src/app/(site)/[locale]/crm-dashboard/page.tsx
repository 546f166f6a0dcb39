import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { locales } from '@/config/locales'
import {
  customerListQueryString,
  readCustomerListQuery,
} from '@/domain/customer/customer-list-query'
import { CrmDashboard } from '@/features/crm/crm-dashboard'
import { listCustomers } from '@/services/customers/list-customers'
import { enterAdmin } from '../../../guarded-page'

export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const t = await getTranslations({ locale, namespace: 'crm' })
  return { title: t('metaTitle'), robots: { index: false } }
}

export default async function CrmDashboardPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const query = readCustomerListQuery(await searchParams)
  const path = `/crm-dashboard${customerListQueryString(query)}`
  const { ctx } = await enterAdmin({ locale, path })
  const outcome = await listCustomers({ ctx, query }).catch((error: unknown) => {
    ctx.payload.logger.error({ err: error, msg: 'The customer list was not read' })
    return null
  })
  return (
    <CrmDashboard locale={locale} query={query} listing={outcome?.ok ? outcome.listing : null} />
  )
}
