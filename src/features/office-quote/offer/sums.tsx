'use client'

import { useTranslations } from 'next-intl'
import type { QuotePaper } from '@/domain/quote/paper'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { useMoney } from '../use-money'

type Props = {
  paper: QuotePaper | null
  total: number
  /** What came in on it already; the rule of the deposit is over then. */
  paid: number
  /** Whether nothing on it has a price: then nothing is no total. */
  isUnpriced: boolean
  /** Whether what is typed is not priced yet: the last figures stay. */
  isPricing: boolean
}

/** What it comes to, as the server said last. */
export function Sums({ paper, total, paid, isUnpriced, isPricing }: Props) {
  const t = useTranslations('officeQuote.offer')
  const format = useSiteFormatter()
  const money = useMoney(paper?.currency)
  const percent = (value: number) =>
    format.number(value / 100, { style: 'percent', maximumFractionDigits: 3 })
  const sums = paper?.sums
  const rows: [string, number][] = sums
    ? [
        [t('lines'), sums.subtotal],
        ...(sums.margin.folded
          ? []
          : [
              [t('margin', { percent: percent(sums.margin.percent) }), sums.margin.amount] as [
                string,
                number,
              ],
            ]),
        ...(sums.discount ? [[t('discount'), -sums.discount.amount] as [string, number]] : []),
        ...(sums.tax
          ? [
              [`${sums.tax.name.en} (${percent(sums.tax.rate)})`, sums.tax.amount] as [
                string,
                number,
              ],
            ]
          : []),
      ]
    : []
  const parts = partsOf(paper?.deposit?.amount ?? 0)
  return (
    <div aria-busy={isPricing}>
      <dl className="grid gap-1 text-small text-text-second">
        {rows.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="figures">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 flex items-baseline justify-between gap-4 border-t border-text pt-2">
        <span className="font-display text-lead">{t('total')}</span>
        <output className="font-display figures text-title" data-testid="office-total">
          {isUnpriced ? <span className="text-body">{t('noPrice')}</span> : money(total)}
        </output>
      </p>
      <p role="status" className="min-h-5 text-caption text-text-second">
        {isPricing ? t('pricing') : null}
      </p>
      {parts.length > 0 ? (
        <dl className="mt-1 grid grid-cols-2 border-t border-l border-tick text-small">
          {parts.map(([label, amount]) => (
            <div key={label} className="border-r border-tick pt-1 text-center">
              <dd className="figures font-semibold">{money(amount)}</dd>
              <dt className="text-text-second">{label}</dt>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )

  function partsOf(deposit: number): [string, number][] {
    if (paid > total) {
      return [
        [t('paid'), paid],
        [t('overpaid'), paid - total],
      ]
    }
    const first = paid > 0 ? paid : deposit
    if (first === 0) return []
    return [
      [paid > 0 ? t('paid') : t('deposit'), first],
      [t('balance'), total - first],
    ]
  }
}
