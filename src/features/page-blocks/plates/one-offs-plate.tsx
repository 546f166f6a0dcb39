import { getTranslations } from 'next-intl/server'
import { formatInches } from '@/domain/measure/format-length'
import { OneOffsPlate as OneOffsDrawing } from '@/drawings/plates/one-offs-plate'
import { inchMark } from '@/drawings/plates/plate-words'
import { plateViews } from '@/drawings/plates/plate-view'
import { KeyedNote } from './part-note'
import type { PlateProps } from './plate-chapter'

const inches = (length: number) => inchMark(formatInches(length))

/** What is made once, along the walls of one house; a person prices each. */
export async function OneOffsPlate({ notes, context: { locale } }: PlateProps) {
  const t = await getTranslations({ locale, namespace: 'plates.oneOffs' })
  return (
    <section className="plate contents">
      <div className="border-t border-rule bg-paper py-4 xl:pt-2">
        <div className="page">
          {plateViews.map((view) => (
            <OneOffsDrawing
              key={view}
              {...{ view, inches }}
              label={t('label')}
              scaled={t('scale')}
            />
          ))}
        </div>
      </div>
      <div className="page grid gap-x-6 gap-y-8 pt-9 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
        {notes.slice(0, 6).map(({ name, text }, part) => (
          <KeyedNote key={name} {...{ part, name, text }} />
        ))}
      </div>
    </section>
  )
}
