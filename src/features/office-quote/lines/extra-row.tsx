'use client'

import { useTranslations } from 'next-intl'
import type { HardwareItem } from '@/domain/pricing/types'
import type { PaperLine } from '@/domain/quote/paper'
import { SmallSelect } from '../small-field'
import type { ExtraDraft } from '../state/office-form'
import { useMoney } from '../use-money'
import { NumberField } from './number-field'
import { Row } from './row'
import { Tick } from '@/ui/tick'

type Props = {
  line: ExtraDraft
  priced: PaperLine | null
  currency: string | undefined
  /** The keys of the pieces it may be for. */
  pieces: readonly string[]
  hardware: readonly HardwareItem[]
  onChange: (change: Partial<Omit<ExtraDraft, 'kind' | 'key'>>) => void
  onRemove: () => void
}

/** Hardware for one of the pieces, which the customer may tick. */
export function ExtraRow(props: Props) {
  const { line, priced, currency, pieces, hardware, onChange, onRemove } = props
  const t = useTranslations('officeQuote.lines')
  const money = useMoney(currency)
  const chosen = hardware.find(({ id }) => id === line.hardwareId)
  const amount = priced
    ? priced.option
      ? t('adds', { amount: money(priced.option.adds) })
      : money(priced.amount)
    : null
  return (
    <Row
      mark={line.piece}
      amount={amount}
      isOption={line.option}
      remove={{ label: t('remove', { what: chosen?.name ?? t('hardware') }), onRemove }}
    >
      <div className="min-w-40 flex-[3_1_12rem]">
        <SmallSelect
          id={`line-${line.key}-hardwareId`}
          label={t('hardware')}
          hidesLabel
          value={line.hardwareId ?? ''}
          onChange={(event) => onChange({ hardwareId: Number(event.target.value) || null })}
        >
          <option value="">{t('hardware')}</option>
          {hardware.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SmallSelect>
      </div>
      {pieces.length > 1 ? (
        <div className="w-24">
          <SmallSelect
            label={t('forPiece')}
            hidesLabel
            value={line.piece}
            onChange={(event) => onChange({ piece: event.target.value })}
          >
            {pieces.map((key) => (
              <option key={key} value={key}>
                {t('ofPiece', { key })}
              </option>
            ))}
          </SmallSelect>
        </div>
      ) : null}
      {chosen && chosen.unitOfMeasure !== 'psf' ? (
        <div className="w-16">
          <NumberField
            label={t('quantity')}
            value={line.quantity}
            onChange={(quantity) => onChange({ quantity: Math.max(1, Math.round(quantity ?? 1)) })}
          />
        </div>
      ) : null}
      <Tick text={t('option')} isOn={line.option} onChange={(option) => onChange({ option })} />
    </Row>
  )
}
