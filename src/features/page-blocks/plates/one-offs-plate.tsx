import { getTranslations } from 'next-intl/server'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { formatInches } from '@/domain/measure/format-length'
import { OneOffsPlate as OneOffsDrawing } from '@/drawings/plates/one-offs-plate'
import { inchMark } from '@/drawings/plates/plate-words'
import { plateViews } from '@/drawings/plates/plate-view'
import { KeyedNote } from './part-note'
import type { PlateProps } from './plate-chapter'
import { PlateScale } from './plate-scale'
import { usualPrice } from './usual-price'

const inches = (length: number) => inchMark(formatInches(length))

type Priced = { work: OpeningWork; size: OpeningSize }

const tempered: OpeningWork = {
  service: 'other_new_installation',
  category: 'specialty',
  thicknessMm: 6.35,
}

/** Each as a plain sheet at the size that it is drawn; what is bonded of several is priced by its drawing. */
const sheets: (Priced | null)[] = [
  { work: tempered, size: { widthIn: 110, heightIn: 18 } },
  null,
  { work: tempered, size: { widthIn: 32, heightIn: 13 } },
  {
    work: { service: 'mirrors_tabletops_quote', category: 'tabletop' },
    size: { widthIn: 60, heightIn: 30 },
  },
  { work: tempered, size: { widthIn: 40, heightIn: 32.5 } },
  {
    work: { service: 'window_replacement', category: 'flat' },
    size: { widthIn: 14, heightIn: 12.5 },
  },
]

/** What is made once, along the walls of one house; a person prices each. */
export async function OneOffsPlate({ notes, context }: PlateProps) {
  const { locale } = context
  const t = await getTranslations({ locale, namespace: 'plates.oneOffs' })
  const figures = await Promise.all(
    sheets.map(async (sheet) => {
      const price = sheet && (await usualPrice(context, { kind: 'priced', ...sheet }))
      if (!price?.figure || !sheet) return t('byDrawing')
      const { widthIn, heightIn } = sheet.size
      return t('plain', {
        size: `${formatInches(widthIn)} × ${formatInches(heightIn)}`,
        figure: price.figure,
      })
    }),
  )
  return (
    <section className="plate contents">
      <div className="border-t border-rule bg-paper py-4 xl:pt-2">
        <div className="page">
          {plateViews.map((view) => (
            <OneOffsDrawing key={view} {...{ view, inches }} label={t('label')} />
          ))}
          <PlateScale wide={t('scale')} />
        </div>
      </div>
      <div className="page grid gap-x-6 gap-y-8 pt-9 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6">
        {notes.slice(0, 6).map(({ name, text }, part) => (
          <KeyedNote key={name} {...{ part, name, text }} figure={figures[part] ?? ''} />
        ))}
      </div>
      <p className="page pt-6 text-caption text-text-second">{t('basis')}</p>
    </section>
  )
}
