import type { PaperPayment } from '@/domain/quote/paper'
import { givenBack, receivedAndKept } from '@/domain/quote/paper-money'
import type { PaperWords } from '@/i18n/paper-words'

/** The sum below what went back: what is kept, and once nothing is, what was refunded. */
export function lastOfRefunds(
  payments: PaperPayment[],
  currency: string,
  { t }: PaperWords,
): { label: string; amount: number } {
  const { kept } = receivedAndKept(payments, currency)
  return kept > 0
    ? { label: t('money.kept'), amount: kept }
    : { label: t('money.allBack'), amount: givenBack({ payments }, currency) }
}
