import { enterAdmin } from '@/app/guarded-page'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { unlistedMetadata } from '@/app/unlisted-page'
import {
  customerListQueryString,
  readCustomerListQuery,
} from '@/domain/customer/customer-list-query'
import { CrmDashboard } from '@/features/crm/crm-dashboard'
import { listCustomers } from '@/services/customers/list-customers'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('crm')

export default async function CrmDashboardPage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
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
