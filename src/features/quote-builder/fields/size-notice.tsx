import { Alert } from '@/ui/alert'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { useSizeNotice } from './use-size-notice'

type Props = { request: QuoteRequest | null; tables: PricingTables | null }

/** Says beside the sizes what one piece of glass may not reach; the price stays as it is. */
export function SizeNotice({ request, tables }: Props) {
  const notice = useSizeNotice()(request, tables)
  if (!notice) return null
  return (
    <div className="mt-6">
      <Alert tone="notice" title={notice.title}>
        {notice.text}
      </Alert>
    </div>
  )
}
