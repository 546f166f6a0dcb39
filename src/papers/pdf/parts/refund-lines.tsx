import type { PaperPayment } from '@/domain/quote/paper'
import { refundsOfAll } from '@/domain/quote/paper-money'
import { Amount } from './amount'
import type { PaperProps } from './paper-props'

/** What went back of payments, and on which day. */
export function RefundLines({ paper, words, payments }: PaperProps & { payments: PaperPayment[] }) {
  const { t } = words
  const { currency } = paper
  return refundsOfAll(payments, currency).map(({ amount, date }, index) => (
    <Amount
      key={index}
      label={date === null ? t('money.back') : t('money.backOn', { date: words.day(date) })}
      amount={words.bare(-amount, currency)}
    />
  ))
}
