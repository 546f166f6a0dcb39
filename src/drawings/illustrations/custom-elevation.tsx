import { GlassPane } from '../marks/glass-pane'
import { ElevationFrame } from './elevation-frame'
import { ElevationSize } from './elevation-size'

const lites = [
  { x: 100, y: -239, width: 44, height: 102 },
  { x: 151, y: -239, width: 44, height: 102 },
  { x: 100, y: -128, width: 44, height: 102 },
  { x: 151, y: -128, width: 44, height: 102 },
] as const

/** A fabricated metal door with four lites, at whatever size is asked for. */
export function CustomElevation({ yourSize }: { yourSize: string }) {
  return (
    <ElevationFrame>
      {(id) => (
        <g strokeWidth="1.25">
          <rect
            x="81"
            y="-259"
            width="134"
            height="259"
            fill="var(--color-paper)"
            stroke="var(--color-text)"
          />
          <rect
            x="88"
            y="-252"
            width="120"
            height="252"
            fill="var(--color-stone)"
            stroke="var(--color-text)"
          />
          {lites.map((lite, index) => (
            <GlassPane key={index} pane={lite} id={id} name={index} />
          ))}
          <rect
            x="100"
            y="-22"
            width="95"
            height="14"
            fill={`url(#${id}-hatch)`}
            stroke="var(--color-text-second)"
            strokeOpacity=".6"
          />
          <path
            d="M202 -168V-89"
            stroke="var(--color-text)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <ElevationSize width={{ from: 81, to: 215, at: -284, work: -259, figure: yourSize }} />
        </g>
      )}
    </ElevationFrame>
  )
}
