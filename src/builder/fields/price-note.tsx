import { useTranslations } from 'next-intl'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { priceInDetail } from '@/domain/pricing/price-quote'
import { useDeferredValue, useMemo } from 'react'

type Props = { request: QuoteRequest | null; tables: PricingTables }

/** What the figures beside hardware are: a total's own, or before there is one those of the price list. */
export function PriceNote({ request, tables }: Props) {
  const t = useTranslations('quote.inTotal')
  const settled = useDeferredValue(request)
  const priced = useMemo(() => settled && priceInDetail(settled, tables), [settled, tables])
  return (
    <p className="mb-2 text-small text-text-second">
      {priced?.ok ? t('column', { tax: priced.quote.taxAmount > 0 ? 'yes' : 'no' }) : t('list')}
    </p>
  )
}
