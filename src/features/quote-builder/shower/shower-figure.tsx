'use client'

import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { formatInches } from '@/domain/measure/format-length'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import { ShowerDrawing } from '@/drawings/to-scale/shower-drawing'
import { layOutShower } from '@/drawings/to-scale/shower-layout'
import type { FocusedField, PaneField } from '@/drawings/to-scale/shower-layout'
import { useRoom } from '../preview/use-room'
import type { ShowerDraft } from './shower-draft'
import { hingesOf, panesOf } from './shower-panes'
import { useShowerLabel } from './use-shower-label'

type Props = {
  draft: ShowerDraft
  focused?: FocusedField
  isBad?: (pane: number, field: PaneField) => boolean
  /** Told the scale whenever another one is drawn at. */
  onScale?: (scale: DrawingScale | null) => void
}

const tallestPx = 640
const nothingIsBad = () => false

/** The enclosure of a draft, to the largest scale for which there is room. */
export function ShowerFigure({ draft, focused = null, isBad = nothingIsBad, onScale }: Props) {
  const d = useTranslations('quote.dimension')
  const { ref, room, small } = useRoom(tallestPx)
  const panes = panesOf(draft)
  const label = useShowerLabel(panes)
  const layout =
    room &&
    layOutShower({
      panes,
      room,
      wall: small ? 9 : 12,
      focused,
      isBad,
      format: (inches) => `${formatInches(inches)}″`,
      words: { width: d('width').toLowerCase(), height: d('height').toLowerCase() },
    })
  const scale = layout?.scale ?? null
  useEffect(() => onScale?.(scale), [onScale, scale])
  return (
    <div ref={ref} className="overflow-hidden">
      {layout ? (
        <ShowerDrawing
          layout={layout}
          label={label}
          small={small}
          hinges={hingesOf(panes, draft.thicknessMm)}
        />
      ) : (
        <div className="h-82 lg:h-120" />
      )}
    </div>
  )
}
