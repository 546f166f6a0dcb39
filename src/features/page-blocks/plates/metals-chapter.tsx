import { getTranslations } from 'next-intl/server'
import { offeredMetals } from '@/builder/fields/metal-choices'
import { pictureOf } from '@/domain/content/picture'
import { MetalHinge } from '@/drawings/plates/metal-hinge'
import { classNames } from '@/ui/class-names'
import { siteFormatter } from '@/i18n/site-formatter'
import { Photo } from '@/ui/photo'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

type Props = FieldsOf<'metals'> & {
  context: PlateContext
  /** The page opens with it. */
  isFirst?: boolean
}

/** One part in the metals it comes in, beside a picture as large as half the page. */
export async function MetalsChapter({ heading, lead, items, context, ...shown }: Props) {
  const { image, caption, isFirst = false } = shown
  const { locale, tables } = context
  const t = await getTranslations({ locale, namespace: 'plates.metals' })
  const picture = pictureOf({ image: image ?? null })
  const metals = offeredMetals(tables)
  /** What the builder asks for it, which is what the page says. */
  const priceOf = (key: (typeof items)[number]['metal']): string => {
    const row = metals.find(({ metal }) => metal === key)
    if (!row) return t('onRequest')
    if (row.cost === 0) return t('included')
    const currency = tables.regions[0]?.currencyCode ?? 'USD'
    return t('adds', {
      cost: siteFormatter(locale).number(row.cost, { style: 'currency', currency }),
    })
  }
  return (
    <section
      className={classNames(
        'grid bg-edge-ink text-ground md:grid-cols-2',
        isFirst ? 'mt-4' : 'mt-21 lg:mt-34',
      )}
    >
      {picture ? (
        <Photo
          picture={picture}
          sizes="(min-width: 1280px) 75vw, (min-width: 768px) 165vw, 130vw"
          className={classNames(
            'w-full object-cover md:h-full md:min-h-140',
            isFirst ? 'h-60' : 'h-82 xl:min-h-180',
          )}
          first={isFirst}
        />
      ) : null}
      <div className="flex flex-col justify-center px-(--margin) py-16 lg:px-20">
        <h2 className="max-w-[14ch] text-title lg:text-section">{heading}</h2>
        {lead ? <p className="mt-6 max-w-[46ch] text-stone">{lead}</p> : null}
        <ul className="mt-11 grid max-w-136 grid-cols-2 gap-y-8 sm:max-md:grid-cols-4 xl:grid-cols-4">
          {items.map(({ metal, name, text }) => (
            <li key={metal}>
              <MetalHinge metal={metal} />
              <div className="mt-5 border-t border-stone/60 pt-3 pr-3">
                <p className="text-base leading-tight">{name}</p>
                <p className="mt-1 text-caption text-edge-deep">
                  {text.replace('{price}', priceOf(metal))}
                </p>
              </div>
            </li>
          ))}
        </ul>
        {caption ? <p className="mt-9 max-w-[44ch] text-small text-stone">{caption}</p> : null}
      </div>
    </section>
  )
}
