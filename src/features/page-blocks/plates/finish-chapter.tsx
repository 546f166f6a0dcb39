import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import { pictureOf } from '@/domain/content/picture'
import { finishByKey } from '@/domain/pricing/default-choices'
import type { PricingTables } from '@/domain/pricing/types'
import { siteFormatter } from '@/i18n/site-formatter'
import { Photo } from '@/ui/photo'
import { ChapterHead } from './chapter-head'
import { ChooseGlass } from './choose-glass'
import { ComparatorRange } from './comparator-range'
import { PicksFinish } from './picks-finish'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'
import { PriceAt } from './price-at'
import { usualPrice } from './usual-price'

type Fields = FieldsOf<'finishComparator'>
type Props = Fields & {
  context: PlateContext
  /** What the page opens with, as wide as the screen; its heading is the page's. */
  isWhole?: boolean
}

/** Which finish stands on the right at first: the one that differs most at a glance. */
const usualRight = 'rain'

/**
 * Two finishes of one pane in one light, a line between them. The pictures are registered: one camera
 * took them all, so that only the glass changes where the line passes.
 */
export async function FinishChapter({ heading, lead, items, context, isWhole }: Props) {
  const { locale, tables, offer } = context
  const t = await getTranslations({ locale, namespace: 'plates.finishes' })
  const shown = items.flatMap(({ image, ...item }) => {
    const picture = pictureOf({ image: image ?? null })
    return picture ? [{ ...item, picture, adds: added(item.finish) }] : []
  })
  /** What is not a comparison of finishes has no prices to say. */
  const unpriced = items.some(({ finish }) => finish) ? t('byHand') : ''
  const [left, ...others] = shown
  if (left === undefined) return null
  const words = await getTranslations({ locale, namespace: 'plates.windows' })
  const rail = await getTranslations({ locale, namespace: 'plates.rail' })
  const offers = await Promise.all(
    shown.map(async ({ finish }) => {
      if (!finish || offer.kind !== 'priced') return null
      const priced = await usualPrice(context, { ...offer, work: { ...offer.work, finish } })
      return priced.request ? priced : null
    }),
  )
  const right = others.find(({ finish }) => finish === usualRight) ?? others[0]
  return (
    <section className={isWhole ? 'comparator-whole' : 'page pt-21 lg:pt-34'}>
      {isWhole ? (
        <h2 className="sr-only">{heading}</h2>
      ) : (
        <ChapterHead heading={heading} lead={lead} />
      )}
      <PicksFinish offers={offers.slice(1)}>
        <legend className="sr-only">{t('label')}</legend>
        <div className="comparator-stage">
          <Picture
            className="comparator-left"
            picture={left.picture}
            focus={left.picture.focus}
            isWhole={isWhole}
          />
          {others.map(({ name, picture }, index) => (
            <Picture
              key={name}
              className={`comparator-right comparator-right-${index}`}
              picture={picture}
              focus={left.picture.focus}
              isWhole={isWhole}
            />
          ))}
          <span aria-hidden="true" className="comparator-name left-3 lg:left-6">
            {left.name}
          </span>
          {others.map(({ name }, index) => (
            <span
              key={name}
              aria-hidden="true"
              className={`comparator-name comparator-right-${index} right-3 lg:right-6`}
            >
              {name}
            </span>
          ))}
          {others.length > 0 ? <ComparatorRange label={t('split', { finish: left.name })} /> : null}
        </div>
        <div className="comparator-names">
          <div className="comparator-choice" data-left>
            <Named {...left} adds={left.adds || unpriced} />
          </div>
          {others.map((item, index) => (
            <label key={item.name} className="comparator-choice">
              <input
                type="radio"
                name="comparator"
                value={index}
                data-right={index}
                defaultChecked={item === right}
                className="sr-only"
              />
              <Named {...item} adds={item.adds || unpriced} />
            </label>
          ))}
        </div>
        {offer.kind === 'priced' ? (
          <div className="comparator-prices">
            {shown.map(({ name }, index) => {
              const glass = offers[index]
              return (
                <div key={name} className={index > 0 ? `comparator-right-${index - 1}` : undefined}>
                  {glass || unpriced ? (
                    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
                      <p>
                        <span className="mb-2 block text-small text-text-second">{name}</span>
                        {glass ? (
                          <PriceAt
                            {...{ locale, work: glass.work, figure: glass.figure }}
                            usual={offer.size}
                            none={rail('noFigure')}
                          />
                        ) : (
                          <span className="grid min-h-9 content-center">{unpriced}</span>
                        )}
                      </p>
                      {glass ? (
                        <ChooseGlass
                          {...{ glass, name }}
                          words={{ choose: words('choose'), chosen: words('chosen') }}
                        />
                      ) : null}
                    </div>
                  ) : null}
                </div>
              )
            })}
          </div>
        ) : null}
      </PicksFinish>
    </section>
  )

  function added(key: Fields['items'][number]['finish']): string {
    return key ? addsOf(key, tables, locale, t) : ''
  }
}

type Words = Awaited<ReturnType<typeof getTranslations<'plates.finishes'>>>

/** What a finish adds to the price, from the shop's list; nothing while it is not on it. */
function addsOf(key: string, tables: PricingTables, locale: Locale, t: Words): string {
  const modifier = finishByKey(tables, key)?.modifier
  if (modifier === undefined) return ''
  if (modifier.value === 0) return t('inPrice')
  if (modifier.type === 'percentage') return t('percent', { value: modifier.value })
  const currency = tables.regions[0]?.currencyCode ?? 'USD'
  const amount = siteFormatter(locale).number(modifier.value, { style: 'currency', currency })
  return t('perSqFt', { amount })
}

type Pictured = { picture: NonNullable<ReturnType<typeof pictureOf>>; focus: string }

type PictureProps = Pictured & { className: string; isWhole: boolean | undefined }

function Picture({ picture, focus, className, isWhole }: PictureProps) {
  // on a phone its height decides how wide it is drawn
  const sizes = isWhole ? '100vw' : '(min-width: 1280px) 1248px, 100vw'
  return (
    <Photo
      picture={{ ...picture, focus }}
      sizes={`(max-width: 767px) 230vw, ${sizes}`}
      className={className}
    />
  )
}

function Named({ name, text, adds }: { name: string; text: string; adds: string }) {
  return (
    <>
      <span className="block font-display text-h4 leading-tight">{name}</span>
      <span className="comparator-text">{text}</span>
      <span className="comparator-adds">{adds}</span>
    </>
  )
}
