import { pictureOf } from '@/domain/content/picture'
import { DimensionLine } from '@/ui/dimension-line'
import { Photo } from '@/ui/photo'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

type Props = FieldsOf<'facts'> & { context: PlateContext }

/** What a customer asks before anything else, each fact in a bay of one dimension line. */
export function FactsChapter({ image, caption, items, context: { company } }: Props) {
  const picture = pictureOf({ image: image ?? null })
  const facts = items.flatMap(({ source, figure, text }) => {
    const said = source === 'warranty' ? company.warranty : (figure ?? '')
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
        <ul className="grid gap-y-9 pt-11 md:grid-cols-2 xl:grid-cols-4">
          {facts.map(({ figure, text }) => (
            <li key={figure}>
              <DimensionLine>
                <span className="font-display text-h3 font-normal whitespace-nowrap text-edge-ink lg:text-title">
                  {figure}
                </span>
              </DimensionLine>
              <p className="mt-4 max-w-[30ch] pr-6 fractions text-base text-text-second">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
