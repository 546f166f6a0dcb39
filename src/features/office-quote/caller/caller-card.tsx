'use client'

import { useTranslations } from 'next-intl'
import type { Caller } from '@/services/office-quotes/find-callers'
import { useSiteFormatter } from '@/i18n/use-site-formatter'

type Props = {
  customerId: number
  /** What was found with them; null where the quote was opened with its caller. */
  known: Caller | null
  onForget: () => void
}

/** What is open with somebody the shop knows. */
export function CallerCard({ customerId, known, onForget }: Props) {
  const t = useTranslations('officeQuote.caller')
  const format = useSiteFormatter()
  return (
    <div className="grid gap-2 border border-edge-mid bg-edge-tint p-3 text-small">
      <p className="flex items-baseline justify-between gap-3">
        <strong>{t('known')}</strong>
        <a
          href={`/admin/collections/customers/${customerId}`}
          target="_blank"
          className="text-link"
        >
          {t('page')}
        </a>
      </p>
      {known && known.quotes.length + known.inquiries.length > 0 ? (
        <ul className="grid gap-1 border-t border-edge-deep pt-2">
          {known.quotes.map(({ id, number, status, total, currency }) => (
            <li key={`quote-${id}`} className="flex justify-between gap-3">
              <a href={`/office/quotes/${id}`} target="_blank" className="text-link">
                {number}
              </a>
              <span className="figures text-on-tint">
                {t(`quoteStatus.${status}`)},{' '}
                {format.number(total, { style: 'currency', currency })}
              </span>
            </li>
          ))}
          {known.inquiries.map(({ id, at }) => (
            <li key={`inquiry-${id}`} className="flex justify-between gap-3">
              <span>
                {t('inquiry', { date: format.dateTime(new Date(at), { dateStyle: 'medium' }) })}
              </span>
              <a href={`/office/quotes/new?inquiry=${id}`} className="text-link">
                {t('useIt')}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <button type="button" onClick={onForget} className="min-h-9 w-fit text-link">
        {t('somebodyElse')}
      </button>
    </div>
  )
}
