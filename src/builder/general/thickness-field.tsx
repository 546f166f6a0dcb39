import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { formatInches } from '@/domain/measure/format-length'
import { readInches } from '@/domain/measure/read-length'
import { isSameThickness } from '@/domain/pricing/thickness'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'
import type { GlassType } from '@/domain/pricing/types'
import { TextField } from '@/ui/field'
import { readThickness } from './general-draft'
import { PickRow } from './pick-row'

type Props = {
  id: string
  value: string
  error: string | undefined
  /** The glass that was chosen, in each thickness that it is sold in. */
  sold: readonly GlassType[]
  /** The row of the price list that was chosen. */
  glassTypeId: string
  onPick: (glass: GlassType) => void
  /** Millimetres; null where what is typed is no thickness. */
  onType: (mm: number | null) => void
}

const other = 'other'
const mmPerIn = 25.4

/** What the chosen glass is sold in, and a field for anything else: in inches, as one asks for glass. */
export function ThicknessField(props: Props) {
  const { id, value, error, sold, glassTypeId, onPick, onType } = props
  const t = useTranslations('quote.general')
  const mm = readThickness(value)
  const [isTyped, setIsTyped] = useState(false)
  const soldIn = (thickness: number | null) =>
    sold.find(({ thicknessMm }) => thickness !== null && isSameThickness(thicknessMm, thickness))
  const own = isTyped ? undefined : soldIn(mm)
  // a row of another thickness is priced by that row
  const member = own && String(own.id) === glassTypeId ? own : undefined
  function type(typed: number | null) {
    setIsTyped(true)
    onType(typed)
  }

  if (sold.length === 0) {
    return (
      <div className="grid content-start gap-2">
        <p className="font-semibold">{t('thickness')}</p>
        <p
          id={id}
          tabIndex={-1}
          className="flex min-h-14 items-center border border-rule bg-stone px-4 text-text-second"
        >
          {t('thicknessWaits')}
        </p>
      </div>
    )
  }
  const options = sold.map(({ thicknessMm }) => {
    const inches = thicknessInInches(thicknessMm)
    return {
      key: String(thicknessMm),
      face: <span className="fractions">{inches}″</span>,
      spoken: t('thicknessInches', { inches }),
    }
  })
  return (
    <PickRow
      id={member ? id : `${id}-row`}
      label={t('thickness')}
      options={[...options, { key: other, face: t('thicknessOther') }]}
      chosen={member ? String(member.thicknessMm) : other}
      onChoose={(key) => {
        const picked = sold.find(({ thicknessMm }) => String(thicknessMm) === key)
        setIsTyped(picked === undefined)
        if (picked) onPick(picked)
        else onType(null)
      }}
    >
      {member ? null : <OtherThickness {...{ id, mm, error }} onType={type} />}
    </PickRow>
  )
}

type OtherProps = Pick<Props, 'id' | 'error'> & {
  mm: number | null
  onType: (mm: number | null) => void
}

function OtherThickness({ id, mm, error, onType }: OtherProps) {
  const t = useTranslations('quote.general')
  const [text, setText] = useState(
    mm === null ? '' : formatInches(Number((mm / mmPerIn).toFixed(4))),
  )
  return (
    <div className="mt-3">
      <TextField
        id={id}
        label={t('thicknessTyped')}
        aside={t('inches')}
        hint={t('thicknessHint')}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          const read = readInches(event.target.value)
          onType(read.ok ? Number((read.inches * mmPerIn).toFixed(4)) : null)
        }}
        className="figures"
      />
    </div>
  )
}
