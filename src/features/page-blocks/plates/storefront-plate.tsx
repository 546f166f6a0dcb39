import { getTranslations } from 'next-intl/server'
import { plateViews } from '@/drawings/plates/plate-view'
import { StorefrontPlate as StorefrontDrawing } from '@/drawings/plates/storefront-plate'
import { inFeet } from './in-feet'
import { KeyedNote } from './part-note'
import type { PlateProps } from './plate-chapter'
import { PlateScale } from './plate-scale'

/** Sixty feet of storefront as wide as the page; what each bay is stands below it. */
export async function StorefrontPlate({ notes, context: { locale } }: PlateProps) {
  const t = await getTranslations({ locale, namespace: 'plates.storefront' })
  return (
    <section className="plate contents">
      <div>
        {plateViews.map((view) => (
          <StorefrontDrawing key={view} {...{ view, feet: inFeet }} label={t('label')} />
        ))}
        <PlateScale className="page pt-2" wide={t('scale')} narrow={t('toScale')} />
      </div>
      <div className="page grid grid-cols-2 gap-x-5 gap-y-8 pt-9 md:grid-cols-4 xl:gap-x-6">
        {notes.slice(0, 4).map(({ name, text }, part) => (
          <KeyedNote key={name} {...{ part, name, text }} />
        ))}
      </div>
    </section>
  )
}
