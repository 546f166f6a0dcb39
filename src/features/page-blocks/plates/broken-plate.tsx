import { getTranslations } from 'next-intl/server'
import { LiveFigure } from './live-figure'
import { KeyedNote } from './part-note'
import type { PlateProps } from './plate-chapter'
import { sizeOf } from './rail-offer'

const usualSize = { widthIn: 36, heightIn: 54 }

/** The pane and where the tape is laid: whoever comes here has broken glass. */
export async function BrokenPlate({ notes, context: { locale, offer } }: PlateProps) {
  const t = await getTranslations({ locale, namespace: 'plates.broken' })
  const drawn = {
    kind: 'broken' as const,
    scaled: t('scale', { scale: '{scale}' }),
    label: t('label', { width: '{width}', height: '{height}' }),
  }
  return (
    <section className="plate page grid items-center gap-x-16 gap-y-8 pt-10 xl:grid-cols-[minmax(0,700fr)_minmax(0,464fr)] xl:pt-16">
      <div className="bg-paper">
        {(['wide', 'narrow'] as const).map((view) => (
          <LiveFigure key={view} drawing={{ ...drawn, view }} usual={sizeOf(offer) ?? usualSize} />
        ))}
      </div>
      <div>
        <h2 className="max-w-[14ch] text-title lg:text-section">{t('tape')}</h2>
        <div className="mt-8 grid gap-y-7 sm:grid-cols-3 sm:gap-x-5 xl:grid-cols-1">
          {notes.slice(0, 3).map(({ name, text }, part) => (
            <KeyedNote key={name} {...{ part, name, text }} />
          ))}
        </div>
      </div>
    </section>
  )
}
