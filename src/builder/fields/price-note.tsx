import { useTranslations } from 'next-intl'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { priceInDetail } from '@/domain/pricing/price-quote'
import { useDeferredValue, useMemo } from 'react'
import { useSiteFormatter } from '@/i18n/use-site-formatter'

type Props = { request: QuoteRequest | null; tables: PricingTables }

/** What the figures beside hardware are: a total's own, or before there is one those of the price list. */
export function PriceNote({ request, tables }: Props) {
  const t = useTranslations('quote.inTotal')
  const format = useSiteFormatter()
  const settled = useDeferredValue(request)
  const priced = useMemo(() => settled && priceInDetail(settled, tables), [settled, tables])
  return <p className="mb-2 text-small text-pretty text-text-second">{words()}</p>

  function words(): string {
    if (!priced?.ok) return t('list')
    const { taxAmount, profitMarginAppliedPercentage: margin } = priced.quote
    const column = t('column', { tax: taxAmount > 0 ? 'yes' : 'no' })
    if (margin === 0) return column
    const percent = format.number(margin / 100, { style: 'percent', maximumFractionDigits: 4 })
    return `${column} ${t('overhead', { percent })}`
  }
}
