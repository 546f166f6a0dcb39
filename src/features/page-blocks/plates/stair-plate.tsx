import { getTranslations } from 'next-intl/server'
import { formatInches } from '@/domain/measure/format-length'
import { inchMark } from '@/drawings/plates/plate-words'
import { plateViews } from '@/drawings/plates/plate-view'
import { StairPlate as StairDrawing } from '@/drawings/plates/stair-plate'
import { KeyedNote } from './part-note'
import type { PlateProps } from './plate-chapter'
import { PlateScale } from './plate-scale'

/** What most cities ask for: over the nosings of a flight at home, and over a landing that the public uses. */
const guards = { flightIn: 36, landingIn: 42 }

/** One flight along the whole page, with its guard at both heights. */
export async function StairPlate({ notes, context: { locale } }: PlateProps) {
  const t = await getTranslations({ locale, namespace: 'plates.stairs' })
  return (
    <section className="plate contents">
      <div className="bg-edge-tint/70">
        {plateViews.map((view) => (
          <StairDrawing
            key={view}
            {...{ view, ...guards }}
            inches={(length) => inchMark(formatInches(length))}
            label={t('label')}
          />
        ))}
        <PlateScale className="page pb-2" wide={t('scale')} narrow={t('toScale')} />
      </div>
      <div className="page grid grid-cols-2 gap-x-5 gap-y-8 pt-8 md:grid-cols-4 xl:gap-x-6">
        {notes.slice(0, 4).map(({ name, text }, part) => (
          <KeyedNote key={name} {...{ part, name, text }} />
        ))}
      </div>
    </section>
  )
}
