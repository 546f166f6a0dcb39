'use client'

import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { metalKeys } from '@/domain/content/plate-choices'
import { formatOnTape } from '@/domain/measure/format-length'
import type { PricingTables, Side } from '@/domain/pricing/types'
import { materialOf } from '@/drawings/material/glass-material'
import type { EnclosureLayout } from '@/drawings/to-scale/enclosure'
import { EnclosureDrawing } from '@/drawings/to-scale/enclosure-drawing'
import { layOutEnclosure } from '@/drawings/to-scale/enclosure-layout'
import { hangPoints } from '@/drawings/to-scale/hang-points'
import type { FocusedField, PaneField } from '@/drawings/to-scale/pane-field'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import { partNames, roomForNames } from '@/drawings/to-scale/part-names'
import { placeVerdicts } from '@/drawings/to-scale/verdicts/verdict-places'
import { MotionRoot } from '@/ui/motion/motion-root'
import { SlidingGroup } from '@/ui/motion/sliding-group'
import { metalOf } from '../fields/metal-choices'
import { useResting } from '../figures/use-resting'
import { useRoom } from '../figures/use-room'
import { DrawingKeys } from '../verdicts/drawing-keys'
import type { Settling } from '../verdicts/use-settling'
import { useTold } from '../verdicts/use-told'
import { HingeKeys } from './hinge-keys'
import type { ShowerDraft } from './shower-draft'
import { boughtOf, hingesOf, panesOf } from './shower-panes'
import { usePartNames } from './use-part-names'
import { useGlassLines } from './use-glass-lines'
import { useShowerLabel } from './use-shower-label'

type Props = {
  draft: ShowerDraft
  tables: PricingTables | null
  /** A finish that somebody looks at, before it is chosen. */
  lookedAt?: string | null
  /** A metal that somebody looks at, before it is chosen. */
  metalLookedAt?: string | null
  focused?: FocusedField
  isBad?: (pane: number, field: PaneField) => boolean
  /** It stands on an estimate, and fills its part of the sheet. */
  isEstimate?: boolean
  /** Px; what is usual there where nothing is said. */
  tallest?: number
  /** Told the scale whenever another one is drawn at. */
  onScale?: (scale: DrawingScale | null) => void
  /** What is to be settled is marked on the drawing. */
  settling?: Settling
  /** The side of a door's hinges is chosen on the drawing. */
  onHang?: ((panel: number, side: Side) => void) | undefined
}

const tallestPx = { screen: 640, estimate: 780 }
const nothingIsBad = () => false
/** At a smaller scale the glass to make stands beside the fields alone. */
const leastForGlassPxPerIn = 3

/** The enclosure of a draft, to the largest scale for which there is room. */
export function ShowerFigure(props: Props) {
  const { draft, tables, focused = null, isBad = nothingIsBad, isEstimate = false } = props
  const { onScale, settling, onHang, lookedAt = null, metalLookedAt } = props
  const d = useTranslations('quote.dimension')
  const usual = tallestPx[isEstimate ? 'estimate' : 'screen']
  const { ref, room, small, fills, spacing } = useRoom(props.tallest ?? usual, isEstimate)
  const panes = panesOf(draft)
  const label = useShowerLabel(panes)
  const lines = useGlassLines(draft, tables)
  const named = room && isEstimate && props.tallest === undefined ? roomForNames(room.width) : null
  const names = usePartNames(draft)
  const laidOut =
    room &&
    layOutEnclosure({
      panes,
      layout: draft.layout,
      // the lines of an estimate say it, and leaders would run through it
      lines: named ? undefined : lines,
      room,
      fills,
      ...(spacing && { spacing }),
      wall: small ? 9 : 12,
      ...named,
      focused,
      isBad,
      format: (inches) => `${formatOnTape(inches)}″`,
      words: { width: d('width').toLowerCase(), height: d('height').toLowerCase() },
    })
  const layout = laidOut && withReadableGlass(laidOut)
  const hinges = hingesOf(panes, draft, tables)
  const bought = boughtOf(draft, tables)
  const told = useTold(settling?.shown ?? [], tables)
  const taken = layout && onHang ? hangPoints(layout).map(({ at }) => at) : []
  const placed = layout && placeVerdicts(layout, hinges, told, taken)
  const finishKey = lookedAt ?? draft.finishKey
  const sizes = panes.map(({ widthIn, heightIn }) => `${widthIn}x${heightIn}`).join(' ')
  const isMoving = !useResting(room && `${room.width} ${room.height} ${sizes}`)
  const madeOf = {
    material: materialOf(finishKey),
    name: tables?.finishes.find(({ key }) => key === finishKey)?.name ?? null,
    isChosen: finishKey !== null,
    isMoving,
  }
  const seen = metalKeys.find((key) => key === metalLookedAt)
  const metal = seen ?? metalOf(draft.hardware, tables)?.metal
  const scale = layout?.scale ?? null
  useEffect(() => onScale?.(scale), [onScale, scale])
  return (
    <div ref={ref} className="overflow-hidden">
      {layout && placed ? (
        <div className="relative">
          <MotionRoot>
            <EnclosureDrawing
              {...{ layout, label, small, hinges, bought, madeOf, metal }}
              group={SlidingGroup}
              over={
                named
                  ? [...placed.shapes, ...partNames(layout, { hinges, bought }, names)]
                  : placed.shapes
              }
            />
          </MotionRoot>
          {onHang ? <HingeKeys layout={layout} onHang={onHang} /> : null}
          {settling ? <DrawingKeys keys={placed.keys} sheet={layout} settling={settling} /> : null}
        </div>
      ) : (
        <div className="h-82 lg:h-120" />
      )}
    </div>
  )
}

function withReadableGlass(layout: EnclosureLayout): EnclosureLayout {
  if (layout.scale.pxPerIn >= leastForGlassPxPerIn) return layout
  return { ...layout, panes: layout.panes.map((pane) => ({ ...pane, lines: [] })) }
}
