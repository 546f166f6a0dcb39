'use client'

import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { formatOnTape } from '@/domain/measure/format-length'
import type { GlassMaterial } from '@/drawings/material/glass-material'
import { PaneDrawing } from '@/drawings/to-scale/pane-drawing'
import type { FocusedField, PaneField } from '@/drawings/to-scale/pane-field'
import { layOutPane } from '@/drawings/to-scale/pane-layout'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import type { SizedPane } from '@/drawings/to-scale/size-panes'
import { MotionRoot } from '@/ui/motion/motion-root'
import { SlidingGroup } from '@/ui/motion/sliding-group'
import { paneRoom, useRoom } from './use-room'

type Props = {
  pane: SizedPane
  /** Plain float glass where nothing is said. */
  material?: GlassMaterial
  /** The window that it is set in is drawn around it. */
  inWindow?: boolean
  /** Something blocks it that its sizes can be read of. */
  isBlocked?: boolean
  focused?: FocusedField
  isBad?: (field: PaneField) => boolean
  /** How a side is written; inches where nothing is said. */
  format?: (inches: number) => string
  /** It stands on an estimate, and fills its part of the sheet. */
  isEstimate?: boolean
  /** Px; what is usual where nothing is said. */
  tallest?: number
  onScale?: (scale: DrawingScale | null) => void
}

const tallestPx = 480
/** Where its sheet is not to be filled, it is as high as a low pane needs. */
const mostSparePx = 32
const nothingIsBad = () => false
const inInches = (inches: number) => `${formatOnTape(inches)}″`

/** One pane, to the largest scale for which there is room. */
export function PaneFigure(props: Props) {
  const { pane, material, focused = null, isBad = nothingIsBad, format = inInches, onScale } = props
  const t = useTranslations('quote.sheet.label')
  const d = useTranslations('quote.dimension')
  const { ref, room: given, small } = useRoom(props.tallest ?? tallestPx, props.isEstimate)
  const room = paneRoom(given, small && !props.isEstimate)
  const label =
    pane.widthKnown && pane.heightKnown
      ? t('pane', { width: formatOnTape(pane.widthIn), height: formatOnTape(pane.heightIn) })
      : t('paneUnfinished')
  const layout =
    room &&
    layOutPane({
      pane,
      room,
      focused,
      isBad,
      inWindow: props.inWindow,
      mostSparePx: props.isEstimate && !room.isGiven ? mostSparePx : undefined,
      format,
      words: { width: d('width').toLowerCase(), height: d('height').toLowerCase() },
    })
  const scale = layout?.scale ?? null
  useEffect(() => onScale?.(scale), [onScale, scale])
  return (
    <div ref={ref} className="overflow-hidden">
      {layout ? (
        <MotionRoot>
          <PaneDrawing
            {...{ layout, material, label, small }}
            isBlocked={props.isBlocked}
            group={SlidingGroup}
          />
        </MotionRoot>
      ) : (
        <div className="h-82 lg:h-100" />
      )}
    </div>
  )
}
