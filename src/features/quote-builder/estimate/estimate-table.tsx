'use client'

import { useTranslations } from 'next-intl'
import type { EstimateSums } from '@/domain/pricing/estimate-sums'
import { shareAmongPanes } from '@/domain/pricing/share-among-panes'
import { unbroken } from '@/ui/page/unbroken'
import { useAreaWords } from '../words/use-area'
import { useMoney } from '../words/use-money'
import type { EstimateWords } from './estimate-words'

type Props = { sums: EstimateSums; words: EstimateWords; areaSqFt: number; currencyCode: string }

/** Every line of the estimate: what, how much of it, and its amount. */
export function EstimateTable({ sums, words, areaSqFt, currencyCode }: Props) {
  const t = useTranslations('quote.estimate')
  const h = useTranslations('quote.hardware')
  const area = useAreaWords()
  const { withSign, bare } = useMoney(currencyCode)
  return (
    <table className="mt-2 w-full figures md:mt-6 print:mt-1">
      <thead>
        <tr className="border-b border-text text-small">
          <th scope="col" className="py-2.5 text-left font-medium text-text-second print:py-1">
            {t('item')}
          </th>
          <th
            scope="col"
            className="hidden w-28 py-2.5 text-right font-medium text-text-second sm:table-cell print:py-1"
          >
            {t('quantity')}
          </th>
          <th
            scope="col"
            className="w-24 py-2.5 text-right font-medium whitespace-nowrap text-text-second sm:w-30 print:py-1"
          >
            {t('amount', { currency: currencyCode })}
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.lines.map((line) => {
          switch (line.kind) {
            case 'glass':
              if (words.panes.length > 1) {
                return <PaneRows key="glass" {...{ words, currencyCode }} amount={line.amount} />
              }
              return (
                <Row
                  key="glass"
                  name={words.glassName}
                  detail={words.glassDetail}
                  quantity={area.sqFt(areaSqFt)}
                  amount={bare(line.amount)}
                />
              )
            case 'installation':
              return (
                <Row
                  key="installation"
                  name={t('installation')}
                  detail={words.installationDetail}
                  quantity=""
                  amount={line.amount === 0 ? t('included') : bare(line.amount)}
                />
              )
            case 'hardware': {
              const { item } = line
              const count = t(
                `quantities.${item.unitOfMeasure === 'psf' ? 'each' : item.unitOfMeasure}`,
                {
                  count: item.quantity,
                },
              )
              const unit = h(`per.${item.unitOfMeasure}`, { cost: withSign(item.costEach) })
              return (
                <Row
                  key={item.id}
                  name={words.hardwareName(item)}
                  detail={[
                    line.showsUnitPrice && line.amount > 0 ? unit : '',
                    words.hardwareNote(item),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                  quantity={item.unitOfMeasure === 'psf' ? area.sqFt(areaSqFt) : count}
                  quantityOnPhone={
                    item.unitOfMeasure === 'each' ? t('quantityIs', { quantity: count }) : undefined
                  }
                  amount={line.amount > 0 ? bare(line.amount) : t('includedPart')}
                />
              )
            }
          }
        })}
      </tbody>
    </table>
  )
}

type PaneRowsProps = { words: EstimateWords; amount: number; currencyCode: string }

/** The glass of several panes, a line a pane; together they are the glass of the price. */
function PaneRows({ words, amount, currencyCode }: PaneRowsProps) {
  const area = useAreaWords()
  const { bare } = useMoney(currencyCode)
  const { panes, minimumBilledSqFt } = words
  const shares = shareAmongPanes(
    panes.map(({ panel }) => panel),
    { amount, currencyCode, minimumBilledSqFt },
  )
  return panes.map(({ name, size }, index) => (
    <Row
      key={name}
      name={`${name}: ${words.glassName}`}
      detail={size}
      quantity={area.sqFt(shares[index]?.areaSqFt ?? 0)}
      amount={bare(shares[index]?.amount ?? 0)}
    />
  ))
}

/** On a phone a line under the name runs on below the amount. */
const note = 'block text-small font-normal text-text-second max-sm:-mr-27'

type RowProps = {
  name: string
  detail: string
  quantity: string
  /** There no column's head says what a bare number is. */
  quantityOnPhone?: string | undefined
  amount: string
}

function Row({ name, detail, quantity, quantityOnPhone = quantity, amount }: RowProps) {
  return (
    <tr className="border-b border-rule align-top">
      <th scope="row" className="py-3.5 pr-3 text-left fractions font-semibold sm:pr-4 print:py-1">
        {name}
        {detail ? (
          <span className={`text-pretty ${note} print:ml-2 print:inline`}>{unbroken(detail)}</span>
        ) : null}
        {quantity ? <span className={`sm:hidden ${note}`}>{quantityOnPhone}</span> : null}
      </th>
      <td className="hidden py-3.5 text-right text-base text-text-second sm:table-cell print:py-1">
        {quantity}
      </td>
      <td className="py-3.5 text-right font-medium print:py-1">{amount}</td>
    </tr>
  )
}
