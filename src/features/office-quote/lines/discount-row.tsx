'use client'

import { useTranslations } from 'next-intl'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import type { PaperLine } from '@/domain/quote/paper'
import { Segments } from '../segments'
import { SmallField } from '../small-field'
import { useMoney } from '../use-money'
import { NumberField } from './number-field'
import { Row } from './row'

type Discount = NonNullable<OfficeDraft['discount']>

type Props = {
  discount: Discount
  priced: PaperLine | null
  currency: string | undefined
  onChange: (discount: Discount) => void
  onRemove: () => void
}

const kinds = ['amount', 'percent'] as const

/** What is taken off, and why: nobody takes something off without a reason. */
export function DiscountRow({ discount, priced, currency, onChange, onRemove }: Props) {
  const t = useTranslations('officeQuote.lines')
  const money = useMoney(currency)
  const { reason } = discount
  const figure = discount.kind === 'amount' ? discount.amount : discount.percent
  const put = (kind: Discount['kind'], value: number) =>
    onChange(
      kind === 'amount'
        ? { kind, amount: value, reason }
        : { kind, percent: Math.min(100, value), reason },
    )
  return (
    <Row
      mark="−"
      amount={priced ? money(priced.amount) : null}
      remove={{ label: t('remove', { what: t('discount') }), onRemove }}
    >
      <strong className="min-w-20">{t('discount')}</strong>
      <Segments
        label={t('discountBy')}
        hidesLabel
        choices={kinds.map((value) => ({ value, text: t(`by.${value}`) }))}
        value={discount.kind}
        onChoose={(kind) => put(kind, figure)}
      />
      <div className="w-24">
        <NumberField
          id="line-discount-amount"
          label={t(`by.${discount.kind}`)}
          value={figure === 0 ? null : figure}
          onChange={(value) => put(discount.kind, value ?? 0)}
        />
      </div>
      <div className="min-w-40 flex-[2_1_10rem]">
        <SmallField
          id="line-discount-reason"
          label={t('reason')}
          hidesLabel
          placeholder={t('reason')}
          maxLength={200}
          value={reason}
          onChange={(event) => onChange({ ...discount, reason: event.target.value })}
        />
      </div>
    </Row>
  )
}
