import { getTranslations } from 'next-intl/server'
import { formatInches } from '@/domain/measure/format-length'
import { inchMark } from '@/drawings/plates/plate-words'
import { ShowerHeights } from '@/drawings/plates/shower-heights'
import { withFractions } from '@/ui/with-fractions'
import { ChapterHead } from './chapter-head'
import { FollowsOpening } from './follows-opening'
import { MirrorChapter } from './mirror-chapter'
import { PanesChapter } from './panes-chapter'
import type { FieldsOf } from './plate-fields'
import type { PlateContext } from './plate-page'
import { showerLimits } from './shower-limits'

type Props = FieldsOf<'limits'> & { context: PlateContext }

/** What can be built, drawn to one scale with the figures of the shop's own rules. */
export async function LimitsChapter(props: Props) {
  switch (props.drawing) {
    case 'shower-heights':
      return <HeightsChapter {...props} />
    case 'mirror-shapes':
      return <MirrorChapter {...props} />
    case 'window-panes':
    case 'flame-panes':
      return <PanesChapter {...props} />
  }
}

async function HeightsChapter({ heading, lead, items, context }: Props) {
  const { locale, offer, tables } = context
  const t = await getTranslations({ locale, namespace: 'plates.heights' })
  const { easeIn, thinIn, thickIn, widestDoorIn } = showerLimits(tables)
  const size = offer.kind === 'visit' ? null : offer.size
  const heights = [size?.heightIn ?? null, easeIn, thinIn, thickIn]
  const panes = heights.flatMap((heightIn, index) => {
    const item = items[index]
    if (heightIn === null || item === undefined) return []
    const usualIn = index === 1 ? (widestDoorIn ?? 36) : 36
    const widthIn = index === 0 ? Math.min(size?.widthIn ?? 36, 44) : usualIn
    return [{ ...item, heightIn, widthIn, isYours: index === 0 && size !== null }]
  })
  const inches = (length: number) => inchMark(formatInches(length))
  const door = widestDoorIn === null ? null : { widthIn: widestDoorIn, name: t('widestDoor') }
  const label = t('label', {
    heights: panes.map(({ heightIn }) => formatInches(heightIn)).join(', '),
  })
  const drawn = {
    panes: panes.map(({ heightIn, widthIn, isYours }) => ({ heightIn, widthIn, isYours })),
    ...{ door, ceiling: t('ceiling'), label },
  }
  return (
    <section className="page pt-21 lg:pt-34">
      <ChapterHead heading={heading} lead={lead} />
      {(['wide', 'tablet', 'phone'] as const).map((view) => {
        const heights = <ShowerHeights {...drawn} view={view} inches={inches} />
        return size === null ? (
          <div key={view}>{heights}</div>
        ) : (
          <FollowsOpening key={view} drawing={{ kind: 'heights', view, ...drawn }} usual={size}>
            {heights}
          </FollowsOpening>
        )
      })}
      <ul
        className="mt-4 grid gap-x-2"
        style={{ gridTemplateColumns: `repeat(${panes.length}, minmax(0, 1fr))` }}
      >
        {panes.map(({ name, text, heightIn }) => (
          <li key={heightIn} className="pr-2 xl:pl-10.5">
            <p className="font-display text-body leading-tight md:text-h4">{name}</p>
            <p className="mt-1 text-caption text-text-second md:text-small">
              {withFractions(text)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
