import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'
import type { GlassType } from '@/domain/pricing/types'
import { TextField } from '@/ui/field'
import type { GeneralDraft } from './general-draft'
import { PickRow } from './pick-row'
import { readTyped, shownThickness } from './typed-thickness'
import type { TypedThickness } from './typed-thickness'

type Props = {
  id: string
  draft: Pick<GeneralDraft, 'glassTypeId' | 'thicknessMm'>
  error: string | undefined
  /** The glass that was chosen, in each thickness that it is sold in. */
  sold: readonly GlassType[]
  onPick: (glass: GlassType) => void
  /** Millimetres; null where what is typed is no thickness. */
  onType: (mm: number | null) => void
}

const other = 'other'
/** Less than an inch, which Spanish tells from inches. */
const bareFraction = /^\d+\/\d+$/

/** What the chosen glass is sold in, and a field for anything else: in inches, as one asks for glass. */
export function ThicknessField({ id, draft, error, sold, onPick, onType }: Props) {
  const t = useTranslations('quote.general')
  const [typed, setTyped] = useState<TypedThickness | null>(null)
  const shown = shownThickness(draft, sold, typed)
  function type(text: string) {
    const read = readTyped(text)
    setTyped(read)
    onType(read.mm)
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
      spoken: t(bareFraction.test(inches) ? 'thicknessPart' : 'thicknessInches', { inches }),
    }
  })
  return (
    <PickRow
      id={shown.row ? id : `${id}-row`}
      label={t('thickness')}
      options={[...options, { key: other, face: t('thicknessOther') }]}
      chosen={shown.row ? String(shown.row.thicknessMm) : other}
      onChoose={(key) => {
        const picked = sold.find(({ thicknessMm }) => String(thicknessMm) === key)
        if (!picked) return type('')
        setTyped(null)
        onPick(picked)
      }}
    >
      {shown.row ? null : (
        <div className="mt-3">
          <TextField
            id={id}
            label={t('thicknessTyped')}
            aside={t('inches')}
            hint={t('thicknessHint')}
            error={error}
            inputMode="decimal"
            autoComplete="off"
            value={shown.text}
            onChange={(event) => type(event.target.value)}
            className="figures"
          />
        </div>
      )}
    </PickRow>
  )
}
