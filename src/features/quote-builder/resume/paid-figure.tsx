'use client'

import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { useRoom } from '@/builder/figures/use-room'
import { usePartNames } from '@/builder/shower/use-part-names'
import { useShowerLabel } from '@/builder/shower/use-shower-label'
import { formatOnTape } from '@/domain/measure/format-length'
import type { DrawnWork } from '@/domain/quote/drawn-work'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import { roomForNames } from '@/drawings/to-scale/part-names'
import { WorkDrawing } from '@/drawings/to-scale/work-drawing'
import { layOutWork } from '@/drawings/to-scale/work-layout'

type Props = {
  work: DrawnWork
  /** What its finish is called. */
  name: string | null
  thicknessMm: number
  /** Told the scale whenever another one is drawn at. */
  onScale: (scale: DrawingScale | null) => void
}

const tallestPx = 780

/** What was ordered, drawn from what was saved: the price list may say something else by now. */
export function PaidFigure({ work, name, thicknessMm, onScale }: Props) {
  const d = useTranslations('quote.dimension')
  const { ref, room, small, fills, spacing } = useRoom(tallestPx, true)
  const label = useShowerLabel(
    work.panels.map((panel) => ({ ...panel, widthKnown: true, heightKnown: true })),
  )
  const partName = usePartNames({ thicknessMm })
  const isNamed = work.drawn === 'enclosure' && work.bought !== undefined
  const at = room && {
    room,
    fills,
    ...(spacing && { spacing }),
    ...(isNamed && roomForNames(room.width)),
    wall: small ? 9 : 12,
    format: (inches: number) => `${formatOnTape(inches)}″`,
    words: { width: d('width').toLowerCase(), height: d('height').toLowerCase() },
  }
  const scale = (at && layOutWork(work, at)?.layout.scale) ?? null
  useEffect(() => onScale(scale), [onScale, scale])
  return (
    <div ref={ref} className="overflow-hidden">
      {at ? (
        <WorkDrawing {...{ work, at, name, partName, label, small }} />
      ) : (
        <div className="h-82 lg:h-120" />
      )}
    </div>
  )
}
