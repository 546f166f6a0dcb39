import type { PaperPayment, QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'

/** What a payment was and how it came; where no deposit was asked for, what came first is a part. */
export function paymentWords(
  { purpose, method }: PaperPayment,
  { deposit }: Pick<QuotePaper, 'deposit'>,
  { t }: PaperWords,
): string {
  const isPart = purpose === 'deposit' && method !== 'stripe' && deposit === null
  return t('money.what', {
    purpose: t(`money.purpose.${isPart ? 'part' : purpose}`),
    method: t(`money.method.${method}`),
  })
}
