import type { OrderDays } from '@/domain/quote/order-days'
import { whenOf } from '@/i18n/order-days-in-words'
import type { PaperWords } from '@/i18n/paper-words'
import type { MailContent } from './brand-mail'

/** When it is measured and installed if it is ordered on the day of the letter; no rows where nobody knows. */
export function daysInRows(
  days: OrderDays | null,
  words: PaperWords,
): NonNullable<MailContent['rows']> {
  const when = whenOf(days, words)
  if (!days || !when) return []
  const { t, shopDay } = words
  const ordered = t('next.ordered', { date: shopDay(days.today) })
  return [
    { label: t('next.visit'), value: when.measure },
    { label: t('next.installed'), value: `${when.installed} (${ordered})` },
  ]
}
