import { useTranslations } from 'next-intl'
import type { EstimateSums as Sums } from '@/domain/pricing/estimate-sums'
import { keepTogether } from '@/domain/text/keep-together'
import type { CalculatedQuote } from '../draft/flow-state'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { useAreaWords } from '../words/use-area'
import { useMoney } from '../words/use-money'
import type { Instalments } from './deposit-to-show'
import type { EstimateWords } from './estimate-words'

type Props = {
  quote: CalculatedQuote['quote']
  sums: Sums
  words: EstimateWords
  deposit: Instalments | null
}

/** From the lines to the total, and how it is paid. */
export function EstimateSums({ quote, sums, words, deposit }: Props) {
  const t = useTranslations('quote.estimate')
  const format = useSiteFormatter()
  const area = useAreaWords()
  const { withSign, bare } = useMoney(quote.currencyCode)
  const percent = (value: number) =>
    format.number(value / 100, { style: 'percent', maximumFractionDigits: 4 })
  return (
    <dl className="figures">
      <Sum label={t('subtotal')} amount={bare(sums.subtotal)} />
      {sums.profit ? (
        <Sum
          label={t('profit', { percent: percent(sums.profit.percent) })}
          amount={bare(sums.profit.amount)}
          note={sums.profit.amount > 0 ? t('profitNote') : null}
        />
      ) : null}
      {sums.tax ? (
        <Sum
          label={t('tax', {
            type: words.taxName(sums.tax.type),
            percent: percent(sums.tax.percent),
          })}
          amount={bare(sums.tax.amount)}
        />
      ) : null}
      <div className="mt-3 flex items-end justify-between gap-6 border-t-[1.5px] border-text pt-2 print:mt-2 print:pt-1">
        <dt className="font-display text-h4">{t('total')}</dt>
        <dd id="estimate-total" className="money text-h3 tracking-tight">
          {withSign(sums.total)}
        </dd>
      </div>
      {deposit ? (
        <>
          <Sum label={t('deposit')} amount={bare(deposit.deposit)} />
          <Sum label={t('balance')} amount={bare(deposit.balance)} />
        </>
      ) : null}
      <div className="mt-3 flex justify-between gap-6 text-base text-text-second print:mt-1">
        <dt>{t('totalArea')}</dt>
        <dd className="text-right">{keepTogether(area.inBrackets(quote.totalAreaSqFt))}</dd>
      </div>
    </dl>
  )
}

type SumProps = { label: string; amount: string; note?: string | null }

function Sum({ label, amount, note = null }: SumProps) {
  return (
    <div className="mt-2.5 flex justify-between gap-6 sm:justify-end print:mt-1">
      <dt className="text-text-second sm:text-right">
        {label}
        {note === null ? null : (
          <span className="block text-small text-balance print:hidden">{note}</span>
        )}
      </dt>
      <dd className="text-right font-medium sm:w-30 sm:shrink-0">{amount}</dd>
    </div>
  )
}
