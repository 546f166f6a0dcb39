'use client'

import { useTranslations } from 'next-intl'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { buttonClasses } from '@/ui/button'
import { useMoney } from '../use-money'
import { hasNoPrice } from './has-no-price'

/** On a phone the total stays in sight, with the way to what sends it. */
export function TotalBar({ known, isPricing }: { known: OfficeQuote | null; isPricing: boolean }) {
  const t = useTranslations('officeQuote.offer')
  const money = useMoney(known?.paper?.currency)
  return (
    <div className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-4 border-t border-rule bg-paper px-4 py-2 shadow-bar lg:hidden">
      <p>
        <span className="text-caption text-text-second">
          {isPricing ? t('pricing') : t('total')}
        </span>
        <br />
        <span className="font-display figures text-h4">
          {known && hasNoPrice(known) ? t('noPrice') : money(known?.total ?? 0)}
        </span>
      </p>
      <a href="#send-part" className={buttonClasses('ink')}>
        {t('toSend')}
      </a>
    </div>
  )
}
