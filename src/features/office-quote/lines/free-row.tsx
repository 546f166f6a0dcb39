'use client'

import { useTranslations } from 'next-intl'
import type { PaperLine } from '@/domain/quote/paper'
import type { FreeDraft } from '../state/office-form'
import { SmallField } from '../small-field'
import { useMoney } from '../use-money'
import { NumberField } from './number-field'
import { Row } from './row'
import { Tick } from '@/ui/tick'

type Props = {
  line: FreeDraft
  priced: PaperLine | null
  currency: string | undefined
  onChange: (change: Partial<Omit<FreeDraft, 'kind' | 'key'>>) => void
  onRemove: () => void
}

/** A line in the shop's own words and at its own price. */
export function FreeRow({ line, priced, currency, onChange, onRemove }: Props) {
  const t = useTranslations('officeQuote.lines')
  const money = useMoney(currency)
  const amount = priced
    ? priced.option
      ? t('adds', { amount: money(priced.option.adds) })
      : money(priced.amount)
    : null
  return (
    <Row
      mark="+"
      amount={amount}
      isOption={line.option}
      remove={{ label: t('remove', { what: line.text || t('free') }), onRemove }}
    >
      <div className="min-w-40 flex-[3_1_12rem]">
        <SmallField
          id={`line-${line.key}-text`}
          label={t('free')}
          hidesLabel
          placeholder={t('free')}
          maxLength={300}
          value={line.text}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </div>
      <div className="w-16">
        <NumberField
          id={`line-${line.key}-quantity`}
          label={t('quantity')}
          value={line.quantity}
          onChange={(quantity) => onChange({ quantity })}
        />
      </div>
      <div className="w-20">
        <SmallField
          label={t('unit')}
          hidesLabel
          placeholder={t('unit')}
          maxLength={30}
          value={line.unit}
          onChange={(event) => onChange({ unit: event.target.value })}
        />
      </div>
      <div className="w-24">
        <NumberField
          id={`line-${line.key}-unitPrice`}
          label={t('price')}
          value={line.unitPrice}
          onChange={(unitPrice) => onChange({ unitPrice })}
        />
      </div>
      <Tick text={t('taxed')} isOn={line.taxed} onChange={(taxed) => onChange({ taxed })} />
      <Tick text={t('option')} isOn={line.option} onChange={(option) => onChange({ option })} />
    </Row>
  )
}
