import { Alert } from '@/ui/alert'
import type { PricingTables, QuoteRequest } from '@/domain/pricing/types'
import { useNotices } from './use-notices'

type Props = { request: QuoteRequest | null; tables: PricingTables | null }

/** Says beside the sizes what one piece of glass may not reach; what a rule blocks has no price. */
export function Notices({ request, tables }: Props) {
  return useNotices()(request, tables).map(({ rule, level, title, text }) => (
    <div key={rule} className="mt-6">
      <Alert tone={level === 'block' ? 'error' : 'notice'} title={title}>
        {text}
      </Alert>
    </div>
  ))
}
