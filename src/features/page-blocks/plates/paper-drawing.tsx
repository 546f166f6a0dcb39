import { useId } from 'react'
import { formatInches } from '@/domain/measure/format-length'
import { Dimension } from '@/drawings/marks/dimension'
import { DrawingDefs } from '@/drawings/marks/drawing-defs'
import { GlassPane } from '@/drawings/marks/glass-pane'
import { Silver } from '@/drawings/marks/silver'
import { inchMark } from '@/drawings/plates/plate-words'
import { ShowerElevation } from '@/drawings/plates/shower-elevation'
import { layOutShower } from '@/drawings/plates/shower-layout'
import type { OpeningSize } from '@/domain/pricing/opening-request'

const floorY = 196
const place = { centreX: 190, floorY, room: { width: 180, height: 170 } }

type Props = {
  size: OpeningSize
  label: string
  isShower: boolean
  isMirror: boolean
  mostDoorIn: number
}

/** The opening as it stands on an estimate: a shower with its fittings on its floor, a mirror in its silver, anything else as its pane. */
export function PaperDrawing({ size, label, isShower, isMirror, mostDoorIn }: Props) {
  const id = useId()
  const layout = layOutShower({
    ...{ ...size, mostDoorIn, ...place },
    largestPxPerIn: isShower ? 2 : 4,
  })
  const { opening } = layout
  // a low pane hangs in the middle of its room
  const up = isShower ? 0 : (opening.y - (floorY - place.room.height)) / 2
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`44 ${up} 272 250`}
      className="mx-auto my-4 block h-auto w-full max-w-68 text-edge-mid"
    >
      <DrawingDefs id={id} />
      {isShower ? (
        <>
          <ShowerElevation
            layout={layout}
            isPriced
            id={id}
            wall={6}
            top={Math.max(opening.y - 18, 0)}
          />
          <path
            d={`M${opening.x - 24} ${floorY}H${opening.x + opening.width + 24}`}
            stroke="var(--color-text)"
            strokeWidth="1.5"
          />
        </>
      ) : isMirror ? (
        <>
          <Silver id={`${id}-silver`} />
          <rect {...opening} fill={`url(#${id}-silver)`} stroke="currentColor" strokeWidth="1.5" />
        </>
      ) : (
        <GlassPane pane={opening} id={id} name="pane" />
      )}
      <Dimension
        mark={{
          ...{ axis: 'y', from: opening.y, to: floorY, at: opening.x - 34, tone: 'inherited' },
          figure: inchMark(formatInches(size.heightIn)),
        }}
        size={14}
      />
      <Dimension
        mark={{
          ...{ axis: 'x', from: opening.x, to: opening.x + opening.width, at: floorY + 22 },
          ...{ work: floorY, tone: 'inherited' },
          figure: inchMark(formatInches(size.widthIn)),
        }}
        size={14}
      />
    </svg>
  )
}
