import type { PaperSums } from '@/domain/quote/paper'
import type { PaperWords } from './paper-words'

export type SumLine = { label: string; amount: number; note: string | null }

/** What stands between the lines and the total, in order. */
export function sumsOf(
  { subtotal, margin, discount, tax }: PaperSums,
  words: PaperWords,
): SumLine[] {
  const { t, said, percent } = words
  return [
    { label: t('sums.subtotal'), amount: subtotal, note: null },
    ...(margin.folded || margin.amount === 0
      ? []
      : [
          {
            label: t('sums.margin', { percent: percent(margin.percent) }),
            amount: margin.amount,
            note: null,
          },
        ]),
    ...(discount
      ? [
          {
            label: t('sums.discount', { reason: said(discount.reason) }),
            amount: -discount.amount,
            note: null,
          },
        ]
      : []),
    ...(tax
      ? [
          {
            label:
              tax.base === 'none'
                ? t('sums.noTax')
                : t('sums.tax', { name: said(tax.name), percent: percent(tax.rate) }),
            amount: tax.amount,
            note: tax.reason ? said(tax.reason) : t(`taxReason.${tax.base}`),
          },
        ]
      : []),
  ]
}
