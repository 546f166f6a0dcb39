import { getTranslations } from 'next-intl/server'
import { pictureOf } from '@/domain/content/picture'
import { Photo } from '@/ui/photo'
import { LiveFigure } from './live-figure'
import { madeOf, usualUnit } from './made-of'
import { KeyedNote, NoteOnRule } from './part-note'
import type { PlateProps } from './plate-chapter'
import { sizeOf } from './rail-offer'
import { usualPrice } from './usual-price'

const usualSize = { widthIn: 36, heightIn: 54 }

/** Where the rules under the four names lie on the wide drawing, with the room that their words take below them. */
const places = ['top-[10.71%]', 'top-[32.5%]', 'top-[51.79%]', 'top-[72.86%]']

/** A sealed unit at full size with the sun before it, the window that it fills, and a room with such windows. */
export async function WindowPlate({ notes, image, caption, context }: PlateProps) {
  const { locale, offer } = context
  const t = await getTranslations({ locale, namespace: 'plates.windows' })
  const priced = offer.kind === 'priced' ? await usualPrice(context, offer) : null
  const says = (glass: 'one' | 'two' | 'coated') => ({
    label: t('label', { glass, width: '{width}', height: '{height}' }),
    made: t(`made.${glass}`),
  })
  const picture = pictureOf({ image: image ?? null })
  const drawn = {
    kind: 'window' as const,
    outside: t('outside'),
    inside: t('inside'),
    pane: t('pane', { area: '{area}', weight: '{weight}' }),
    says: { one: says('one'), two: says('two'), coated: says('coated') },
    made: priced ? madeOf({ glass: priced, thicknessMm: priced.glassMm }) : usualUnit,
  }
  const usual = sizeOf(offer) ?? usualSize
  const named = notes.slice(0, places.length)
  return (
    <section className="plate contents">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_36%] xl:grid-cols-[minmax(0,1fr)_calc(50%-280px)]">
        <div className="relative bg-paper">
          <div className="relative ml-auto hidden max-w-250 xl:block">
            <LiveFigure
              drawing={{ ...drawn, view: 'wide', scaled: t('scale', { scale: '{scale}' }) }}
              usual={usual}
            />
            {named.map(({ name, text }, part) => (
              <NoteOnRule
                key={name}
                {...{ part, name, text }}
                className={`absolute left-[43%] w-[22%] *:leading-snug ${places[part] ?? ''}`}
              />
            ))}
          </div>
          <div className="overflow-hidden xl:hidden">
            <LiveFigure
              drawing={{ ...drawn, view: 'narrow', scaled: t('scaleHalf', { scale: '{scale}' }) }}
              usual={usual}
            />
          </div>
        </div>
        {picture ? (
          <Photo
            picture={picture}
            sizes="(min-width: 1280px) 60vw, 100vw"
            className="h-75 w-full object-cover md:h-95 lg:h-full xl:max-h-140"
            first
          />
        ) : null}
      </div>
      <p className="page pt-3 text-caption text-text-second xl:text-right">{caption}</p>
      <div className="page mt-9 grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-4 xl:hidden">
        {named.map(({ name, text }, part) => (
          <KeyedNote key={name} {...{ part, name, text }} />
        ))}
      </div>
    </section>
  )
}
