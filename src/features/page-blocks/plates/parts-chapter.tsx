import { hardwareSketches } from '@/drawings/plates/hardware-sketches'
import { PartSketch } from '@/drawings/plates/part-sketch'
import { Arrow } from '@/ui/page/arrow-link'
import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'
import { SiteLink } from '../site-link'
import { ChapterHead } from './chapter-head'
import { fillRows } from './fill-rows'
import type { FieldsOf } from './plate-fields'

/** As wide as the drawings of kinds that stand on one ground line, from the left of each row. */
const spans = [
  'xl:col-span-5',
  'xl:col-span-4',
  'xl:col-span-3',
  'xl:col-span-3',
  'xl:col-span-4',
  'xl:col-span-5',
]

const wideColumns = { 3: 'xl:grid-cols-3', 4: 'xl:grid-cols-4', 5: 'xl:grid-cols-5' }

/** As wide as in half a row: half of what holds it, less the gap and its padding. */
const asInHalfARow = 'max-md:w-[calc(50%-1.5rem)]'

/** Parts or kinds, each with its own small drawing; one that leads to a page says so. */
export function PartsChapter({ heading, lead, items }: FieldsOf<'parts'>) {
  const areKinds = items.length % spans.length === 0 && items.every(({ href }) => href)
  const areSmall = items.every(({ drawing }) => Object.hasOwn(hardwareSketches, drawing))
  const rows = fillRows(items.length)
  const isSix = rows.between === 3
  /** In thirds, or in halves of the last rows; on a wide screen each has one column. */
  const spanOf = (index: number) =>
    classNames(
      index < items.length - rows.halves ? 'md:col-span-2' : 'md:col-span-3',
      rows.wide !== null && 'xl:col-span-1',
    )
  return (
    <section className="page pt-21 lg:pt-34">
      <ChapterHead heading={heading} lead={lead} />
      <ul
        className={classNames(
          'grid gap-y-11',
          areSmall ? 'grid-cols-2' : 'grid-cols-1',
          areKinds
            ? 'sm:grid-cols-2 xl:grid-cols-12 xl:gap-y-16'
            : classNames(
                'gap-x-6',
                isSix ? 'md:grid-cols-6' : 'sm:grid-cols-2',
                rows.wide !== null && wideColumns[rows.wide],
              ),
        )}
      >
        {items.map(({ drawing, title, figure, text, href }, index) => (
          <li
            key={title}
            className={classNames(
              'relative',
              areKinds
                ? spans[index % spans.length]
                : classNames(
                    'border-t border-edge-mid',
                    isSix && spanOf(index),
                    areSmall && 'max-md:last:odd:col-span-2',
                  ),
            )}
          >
            <div
              className={
                areKinds
                  ? 'relative grid content-end after:absolute after:inset-x-0 after:bottom-[3.7px] after:border-b-[1.75px] after:border-text xl:h-56 [&_.kind-ground]:hidden'
                  : classNames(
                      'bg-paper px-6 pt-5',
                      areSmall && 'max-md:px-3',
                      rows.wide === 5 && 'xl:px-0',
                    )
              }
            >
              <PartSketch
                part={drawing}
                className={classNames(
                  'max-w-75',
                  !areKinds && 'mx-auto',
                  // all at one scale, in thirds and in halves
                  !areKinds && rows.halves > 0 && 'md:max-xl:max-w-43',
                  // the last of an odd number has a row to itself, and its scale is that of the others
                  areSmall && items.length % 2 === 1 && index === items.length - 1 && asInHalfARow,
                )}
              />
            </div>
            <h3 className="mt-4 text-h4">
              {href ? (
                <SiteLink
                  href={href}
                  className="flex items-center gap-4 pr-6 after:absolute after:inset-0 hover:text-edge-mid"
                >
                  <span>{withFractions(title)}</span>
                  <Arrow className="text-edge-mid" />
                </SiteLink>
              ) : (
                withFractions(title)
              )}
            </h3>
            {figure ? (
              <p className="mt-1 figures text-base font-medium text-edge-mid">{figure}</p>
            ) : null}
            <p
              className={classNames(
                'mt-1.5 max-w-[38ch] text-text-second',
                areSmall ? 'text-small md:pr-6 md:text-base' : 'pr-6 text-base',
              )}
            >
              {withFractions(text)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
