import { getTranslations } from 'next-intl/server'
import { OfficePlate as OfficeDrawing } from '@/drawings/plates/office-plate'
import { plateViews } from '@/drawings/plates/plate-view'
import { inFeet } from './in-feet'
import { KeyedNote } from './part-note'
import type { PlateProps } from './plate-chapter'
import { PlateScale } from './plate-scale'

/** An office from above, with its front of glass; a person surveys it. */
export async function OfficePlate({ notes, context: { locale } }: PlateProps) {
  const t = await getTranslations({ locale, namespace: 'plates.office' })
  return (
    <section className="plate contents">
      <div className="border-t border-rule bg-paper py-6">
        <div className="page">
          {plateViews.map((view) => (
            <OfficeDrawing key={view} {...{ view, feet: inFeet }} label={t('label')} />
          ))}
          <PlateScale className="mt-2 text-end" wide={t('scale')} narrow={t('toScale')} />
        </div>
      </div>
      <div className="page grid gap-x-6 gap-y-8 pt-9 md:grid-cols-3">
        {notes.slice(0, 3).map(({ name, text }, part) => (
          <KeyedNote key={name} {...{ part, name, text }} />
        ))}
      </div>
    </section>
  )
}
