'use client'

import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { formatOnTape } from '@/domain/measure/format-length'
import type { FocusedField, PaneField } from '@/drawings/to-scale/pane-field'
import { PanesDrawing } from '@/drawings/to-scale/panes-drawing'
import { layOutPanes } from '@/drawings/to-scale/panes-layout'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import type { SizedPane } from '@/drawings/to-scale/size-panes'
import { MotionRoot } from '@/ui/motion/motion-root'
import { SlidingGroup } from '@/ui/motion/sliding-group'
import { PaneFigure } from '../figures/pane-figure'
import { paneRoom, useRoom } from '../figures/use-room'
import { paneLetter } from '@/domain/pricing/pane-letter'

type Props = {
  panes: readonly SizedPane[]
  focused?: FocusedField
  isBad?: (pane: number, field: PaneField) => boolean
  /** Each is drawn in its window. */
  inWindow?: boolean
  isEstimate?: boolean
  tallest?: number
  onScale?: (scale: DrawingScale | null) => void
}

const tallestPx = 480
const nothingIsBad = () => false

/** The panes of a window: one as large as it goes, several with their letters. */
export function PanesFigure({ panes, isBad = nothingIsBad, ...scene }: Props) {
  const [only, second] = panes
  if (!only) return null
  return second ? (
    <SeveralPanes {...{ panes, isBad }} {...scene} />
  ) : (
    <PaneFigure pane={only} isBad={(field) => isBad(0, field)} {...scene} />
  )
}

function SeveralPanes(props: Props & Required<Pick<Props, 'isBad'>>) {
  const { panes, focused = null, isBad, inWindow, onScale } = props
  const t = useTranslations('quote.sheet.label')
  const d = useTranslations('quote.dimension')
  const { ref, room: given, small } = useRoom(props.tallest ?? tallestPx, props.isEstimate)
  const room = paneRoom(given, small && !props.isEstimate, 'several')
  const letters = panes.map((_, index) => paneLetter(index))
  const said = panes.map(({ widthIn, heightIn, widthKnown, heightKnown }, index) => {
    const letter = paneLetter(index)
    return widthKnown && heightKnown
      ? t('paneOf', { letter, width: formatOnTape(widthIn), height: formatOnTape(heightIn) })
      : t('paneOfUnfinished', { letter })
  })
  const layout =
    room &&
    layOutPanes({
      ...{ panes, room, focused, isBad, inWindow },
      format: (inches) => `${formatOnTape(inches)}″`,
      words: { width: d('width').toLowerCase(), height: d('height').toLowerCase() },
    })
  const scale = layout?.scale ?? null
  useEffect(() => onScale?.(scale), [onScale, scale])
  return (
    <div ref={ref} className="overflow-hidden">
      {layout ? (
        <MotionRoot>
          <PanesDrawing
            {...{ layout, letters, small }}
            label={said.join('. ')}
            group={SlidingGroup}
          />
        </MotionRoot>
      ) : (
        <div className="h-82 lg:h-100" />
      )}
    </div>
  )
}
