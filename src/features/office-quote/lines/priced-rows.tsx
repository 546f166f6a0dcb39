'use client'

import { useTranslations } from 'next-intl'
import { markOf } from '@/domain/quote/paper'
import type { QuotePaper } from '@/domain/quote/paper'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { useMoney } from '../use-money'
import { Row } from './row'

type Props = {
  paper: QuotePaper
  /** The keys of lines that the shop added: they have rows of their own. */
  own: readonly string[]
}

/** What the calculator made of the pieces; nobody types over it. */
export function PricedRows({ paper, own }: Props) {
  const t = useTranslations('officeQuote.lines')
  const money = useMoney(paper.currency)
  const format = useSiteFormatter()
  const lines = paper.lines.filter(({ key, kind }) => kind !== 'discount' && !own.includes(key))
  return lines.map((line) => (
    <Row
      key={line.key}
      mark={markOf(line)}
      amount={line.option ? t('adds', { amount: money(line.option.adds) }) : money(line.amount)}
      isOption={line.option !== null}
    >
      <p className="min-w-0 flex-1">
        <strong>{line.text.en}</strong> <span className="text-text-second">{line.detail?.en}</span>
      </p>
      {line.quantity === null ? null : (
        <span className="figures text-text-second">
          {format.number(line.quantity)} {line.unit?.en}
        </span>
      )}
    </Row>
  ))
}
