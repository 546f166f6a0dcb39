'use client'

import { useTranslations } from 'next-intl'
import type { QuoteResult } from '@/domain/pricing/types'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { useMoney } from '../words/use-money'

type Props = {
  before: QuoteResult
  after: QuoteResult
  onAccept: () => void
  onClose: () => void
}

/** Asks whether a price that moved since it was shown is still wanted. */
export function PriceChangedDialog({ before, after, onAccept, onClose }: Props) {
  const t = useTranslations('quote.priceChanged')
  const old = useMoney(before.currencyCode)
  const fresh = useMoney(after.currencyCode)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('title')}
      description={t('text')}
      closeLabel={t('close')}
    >
      <dl className="grid grid-cols-2 border border-rule">
        <div className="p-3 sm:p-4">
          <dt className="text-small text-text-second">{t('before')}</dt>
          <dd className="money text-h4 text-text-second line-through sm:text-h3">
            {old.withSign(before.totalCost)}
          </dd>
        </div>
        <div className="border-l border-rule bg-edge-tint p-3 sm:p-4">
          <dt className="text-small text-on-tint">{t('after')}</dt>
          <dd className="money text-h4 text-edge-ink sm:text-h3">
            {fresh.withSign(after.totalCost)}
          </dd>
        </div>
      </dl>
      <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onClose}>{t('decline')}</Button>
        <Button look="sun" onClick={onAccept}>
          {t('accept')}
        </Button>
      </div>
    </Dialog>
  )
}
