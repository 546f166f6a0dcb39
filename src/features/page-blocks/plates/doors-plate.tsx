import { getTranslations } from 'next-intl/server'
import { paneWeightLb } from '@/domain/glass-rules/pane-weight'
import { LiveFigures } from './live-figure'
import { NotesInColumns } from './notes-in-columns'
import type { PlateProps } from './plate-chapter'
import { sizeOf } from './rail-offer'

const usualSize = { widthIn: 30, heightIn: 80 }
const oneInchMm = 25.4
const halfInchMm = 12.7
const threeEighthsMm = 9.525

/** Four doors across the page, and what each weighs; the pane of the patio door is the visitor's own. */
export async function DoorsPlate({ notes, context }: PlateProps) {
  const { locale, offer, tables } = context
  const { glassRules } = tables
  const t = await getTranslations({ locale, namespace: 'plates.doors' })
  const unitLb = (widthIn: number, heightIn: number) =>
    paneWeightLb({ widthIn, heightIn, thicknessMm: oneInchMm }, glassRules, 'insulated')
  const solidLb = (widthIn: number, heightIn: number, thicknessMm: number) =>
    paneWeightLb({ widthIn, heightIn, thicknessMm }, glassRules)
  const drawn = {
    kind: 'doors' as const,
    patioLbPerSqFt: unitLb(12, 12),
    entryLb: unitLb(22, 64),
    framelessLb: solidLb(28, 80, threeEighthsMm),
    pairLb: solidLb(36, 84, halfInchMm),
    weighs: t('weighs', { weight: '{weight}' }),
    weighsEach: t('weighsEach', { weight: '{weight}' }),
    scaled: t('scale'),
    reduced: t('reduced'),
    smaller: t('smaller'),
    label: t('label', { width: '{width}', height: '{height}', weight: '{weight}' }),
  }
  const names = notes.map(({ name }) => name)
  return (
    <section className="plate contents">
      <div className="border-y border-rule bg-paper pt-2 pb-8">
        <div className="page">
          <LiveFigures
            usual={sizeOf(offer) ?? usualSize}
            drawn={(view) => ({ ...drawn, view, names: view === 'phone' ? names : [] })}
          />
          <NotesInColumns notes={notes} className="mt-4 grid-cols-2 md:grid-cols-4" isCentred />
        </div>
      </div>
    </section>
  )
}
