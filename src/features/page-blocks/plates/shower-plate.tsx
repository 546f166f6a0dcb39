import { getTranslations } from 'next-intl/server'
import { divideAboveIn } from '@/domain/glass-rules/usual-door'
import { formatInches } from '@/domain/measure/format-length'
import { ShowerDetail } from '@/drawings/plates/shower-details'
import { ShowerPlateDrawing, ShowerPlateOnPhone } from '@/drawings/plates/shower-plate'
import { inchMark } from '@/drawings/plates/plate-words'
import { Photo } from '@/ui/photo'
import { pictureOf } from '@/domain/content/picture'
import { DoorNote } from './door-note'
import { FollowsOpening } from './follows-opening'
import { hasDoorFigures, saidOfDoor } from './own-door-note'
import { KeyedNote, NoteOnRule } from './part-note'
import type { PlateProps } from './plate-chapter'
import { doorRules } from './shower-limits'

const usualSize = { widthIn: 36.625, heightIn: 76 }

/** Where the four sections stand beside the elevation, and below them the rules of their names. */
const places = [
  { detail: 'left-[5.5%] top-[2.6%]', note: 'left-[4.8%] top-[38.2%]' },
  { detail: 'left-[69.5%] top-[2.6%]', note: 'left-[68.6%] top-[38.2%]' },
  { detail: 'left-[5.5%] top-[49%]', note: 'left-[4.8%] top-[79.4%]' },
  { detail: 'left-[69.5%] top-[49%]', note: 'left-[68.6%] top-[79.4%]' },
]

/** A shower between one picture and the sections of what holds it, all on one floor. */
export async function ShowerPlate({ notes, image, caption, context }: PlateProps) {
  const { locale, offer, tables } = context
  const t = await getTranslations({ locale, namespace: 'plates' })
  const size = offer.kind === 'visit' ? usualSize : offer.size
  const mostDoorIn = divideAboveIn(tables)
  const ofDoor = {
    counts: { 2: t('shower.hinges.two'), 3: t('shower.hinges.three') },
    rules: doorRules(tables),
    usual: size,
  }
  const inches = (length: number) => inchMark(formatInches(length))
  const words = {
    door: t('shower.door'),
    scaled: t('shower.scale', { scale: '{scale}' }),
    unscaled: t('shower.noScale'),
  }
  const drawn = {
    ...{ ...size, mostDoorIn, inches, ...words },
    label: t('shower.label', {
      width: formatInches(size.widthIn),
      height: formatInches(size.heightIn),
    }),
  }
  const live = {
    mostDoorIn,
    ...words,
    label: t('shower.label', { width: '{width}', height: '{height}' }),
  }
  const named = notes.slice(0, places.length).map(({ name, text }) => ({
    name,
    text: hasDoorFigures(text) ? (
      <DoorNote text={text} {...ofDoor}>
        {saidOfDoor(size, { text, ...ofDoor })}
      </DoorNote>
    ) : (
      text
    ),
  }))
  const picture = pictureOf({ image: image ?? null })
  return (
    <section className="plate contents">
      <div className="md:grid md:grid-cols-2 xl:grid-cols-[calc(50%-160px)_minmax(0,1fr)]">
        {picture ? (
          <Photo
            picture={picture}
            sizes="(min-width: 1280px) 52vw, (min-width: 768px) 95vw, 135vw"
            className="h-85 w-full object-cover md:max-xl:h-full xl:h-[min(calc(538/880*(50vw+160px)),538px)]"
            first
          />
        ) : null}
        <div className="relative bg-paper xl:-mb-13.5 xl:bg-transparent xl:bg-linear-to-b xl:from-paper xl:from-[90.9%] xl:to-transparent xl:to-[90.9%]">
          <div className="relative hidden max-w-220 xl:block">
            <FollowsOpening drawing={{ kind: 'shower-wide', ...live }} usual={size}>
              <ShowerPlateDrawing {...drawn} />
            </FollowsOpening>
            {named.map(({ name, text }, part) => (
              <div key={name}>
                <div className={`absolute w-[21.5%] ${places[part]?.detail ?? ''}`}>
                  <ShowerDetail part={part} id="shower-wide" />
                </div>
                <NoteOnRule
                  {...{ part, name, text }}
                  className={`absolute w-[23.9%] *:leading-snug ${places[part]?.note ?? ''}`}
                />
              </div>
            ))}
          </div>
          <div className="overflow-hidden xl:hidden">
            <FollowsOpening drawing={{ kind: 'shower-narrow', ...live }} usual={size}>
              <ShowerPlateOnPhone {...drawn} />
            </FollowsOpening>
          </div>
        </div>
      </div>
      <div className="relative z-10 page flex flex-wrap justify-between gap-x-6 pt-3 text-caption text-text-second">
        {caption ? <p>{caption}</p> : null}
      </div>
      <div className="page mt-9 grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-4 xl:hidden">
        {named.map(({ name, text }, part) => (
          <div key={name}>
            <ShowerDetail part={part} id="shower-narrow" />
            <KeyedNote {...{ part, name, text }} className="mt-3" />
          </div>
        ))}
      </div>
    </section>
  )
}
