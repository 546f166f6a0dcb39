'use client'

import { useTranslations } from 'next-intl'
import type { QuoteResult } from '@/domain/pricing/types'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useMoney } from '../words/use-money'

type Priced = Pick<QuoteResult, 'totalCost' | 'currencyCode'>
type Props = { before: Priced; after: Priced; onTake: () => void }

/** Above an estimate or a running figure that was kept: what it was and what it is, before anything is saved or paid. */
export function PriceMoved({ before, after, onTake }: Props) {
  const t = useTranslations('quote.priceChanged')
  const old = useMoney(before.currencyCode)
  const fresh = useMoney(after.currencyCode)
  return (
    <Alert tone="notice" title={t('title')}>
      <p>
        {t('since', {
          before: old.withSign(before.totalCost),
          after: fresh.withSign(after.totalCost),
        })}
      </p>
      <div className="mt-2">
        <Button onClick={onTake}>{t('take')}</Button>
      </div>
    </Alert>
  )
}
