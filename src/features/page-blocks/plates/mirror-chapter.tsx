import { getTranslations } from 'next-intl/server'
import { formatInches } from '@/domain/measure/format-length'
import { MirrorShapes, mirrorPlaces } from '@/drawings/plates/mirror-shapes'
import { inchMark } from '@/drawings/plates/plate-words'
import { ChapterHead } from './chapter-head'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

type Props = FieldsOf<'limits'> & { context: PlateContext }

const views = ['wide', 'tablet', 'phone'] as const

/** Every shape that a template can draw, on one line. */
export async function MirrorChapter({ heading, lead, items, context: { locale } }: Props) {
  const t = await getTranslations({ locale, namespace: 'plates.mirrors' })
  const drawn = {
    inches: (length: number) => inchMark(formatInches(length)),
    label: t('label'),
  }
  return (
    <section className="mt-21 bg-edge-tint/70 pt-16 lg:mt-34 lg:pt-24">
      <div className="page">
        <ChapterHead heading={heading} lead={lead} />
        {views.map((view) => (
          <MirrorShapes key={view} view={view} {...drawn} />
        ))}
      </div>
      <div className="bg-ground pt-4">
        <ul className="page grid gap-x-4 gap-y-4 max-md:grid-cols-2 md:flex md:pl-8 xl:pl-19">
          {mirrorPlaces().map((_, index) => {
            const item = items[index]
            return item ? (
              <li key={item.name} className="md:w-[18.6%] md:text-center">
                <p className="font-display text-body leading-tight xl:text-h4">{item.name}</p>
                <p className="mt-1 fractions text-caption text-text-second xl:text-small">
                  {item.text}
                </p>
              </li>
            ) : null
          })}
        </ul>
      </div>
    </section>
  )
}
