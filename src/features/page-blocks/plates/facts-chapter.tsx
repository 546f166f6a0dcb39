import { getTranslations } from 'next-intl/server'
import { pictureOf } from '@/domain/content/picture'
import { DimensionLine } from '@/ui/dimension-line'
import { Photo } from '@/ui/photo'
import { withFractions } from '@/ui/with-fractions'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

type Props = FieldsOf<'facts'> & { context: PlateContext }

/** What a customer asks before anything else, each fact in a bay of one dimension line. */
export async function FactsChapter({ image, caption, items, context }: Props) {
  const { company } = context
  const making = await makingWords(context)
  const picture = pictureOf({ image: image ?? null })
  const own = { warranty: company.warranty, making }
  const facts = items.flatMap(({ source, figure, text }) => {
    const said = source === 'warranty' || source === 'making' ? own[source] : (figure ?? '')
    const isBacked = source !== 'certifications' || company.certifications.length > 0
    return said !== '' && isBacked ? [{ figure: said, text }] : []
  })
  return (
    <section>
      {picture ? (
        <Photo
          picture={picture}
          sizes="100vw"
          className="h-65 w-full object-cover md:h-110 lg:h-190"
        />
      ) : null}
      <div className="page">
        {caption ? <p className="pt-4 text-caption text-text-second">{caption}</p> : null}
        <ul className="grid gap-y-9 pt-11 md:grid-cols-2 xl:grid-cols-[repeat(4,minmax(max-content,1fr))]">
          {facts.map(({ figure, text }) => (
            <li key={figure}>
              <DimensionLine>
                <span className="font-display text-h3 font-normal whitespace-nowrap text-edge-ink lg:text-title">
                  {withFractions(figure)}
                </span>
              </DimensionLine>
              <p className="mt-4 max-w-[26ch] pr-6 text-base text-text-second">
                {withFractions(text)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A shop works six days of a week. */
const daysOfWeek = 6

/** How long glass takes to make, in weeks where it takes whole ones; empty while nobody says so. */
async function makingWords({ locale, order }: PlateContext): Promise<string> {
  if (order === null) return ''
  const t = await getTranslations({ locale, namespace: 'plates.making' })
  const { least, most } = order.makeDays
  const same = least === most ? 'yes' : 'no'
  const inWeeks = least > 0 && least % daysOfWeek === 0 && most % daysOfWeek === 0
  return inWeeks
    ? t('weeks', { least: least / daysOfWeek, most: most / daysOfWeek, same })
    : t('days', { least, most, same })
}
