import { getTranslations } from 'next-intl/server'
import { formatInches } from '@/domain/measure/format-length'
import {
  hungMirrors,
  MirrorAlone,
  mirrorPlaces,
  MirrorShapes,
} from '@/drawings/plates/mirror-shapes'
import { inchMark } from '@/drawings/plates/plate-words'
import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'
import { ChapterHead } from './chapter-head'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'

type Props = FieldsOf<'limits'> & { context: PlateContext }

const views = ['wide', 'tablet'] as const

/** So many stand in the first row of a phone. */
const phoneRow = 3

function placeOf(index: number): object {
  const { start, widths } = mirrorPlaces
  const percent = (share = 0) => `${share * 100}%`
  return { '--start': percent(index === 0 ? start : 0), '--each': percent(widths[index]) }
}

/** Every shape that a template can draw, on one line. */
export async function MirrorChapter({ heading, lead, items, context: { locale } }: Props) {
  const t = await getTranslations({ locale, namespace: 'plates.mirrors' })
  const s = await getTranslations({ locale, namespace: 'plates.shapes' })
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
      <div className="md:bg-ground md:pt-4">
        <div className="page max-md:pb-12">
          <ul className="grid grid-cols-6 gap-x-2 gap-y-9 md:flex md:gap-0">
            {hungMirrors.map((mirror, index) => {
              const item = items[index]
              return item ? (
                <li
                  key={item.name}
                  style={placeOf(index)}
                  className={classNames(
                    'text-center md:ml-(--start) md:w-(--each) md:px-2',
                    index < phoneRow ? 'col-span-2' : 'col-span-3',
                    `shape-${mirror.shape}`,
                  )}
                >
                  <span className="mirror-alone mb-2 block md:hidden">
                    <MirrorAlone {...mirror} inches={drawn.inches} />
                  </span>
                  <p className="font-display text-body leading-tight xl:text-h4">{item.name}</p>
                  <p className="mt-1 text-caption text-text-second xl:text-small">
                    {withFractions(item.text)}
                  </p>
                  <p className="shape-yours mt-1 text-caption font-semibold text-edge-ink xl:text-small">
                    {s('yours')}
                  </p>
                </li>
              ) : null
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}
