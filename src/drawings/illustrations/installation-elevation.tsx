import { GlassPane } from '../marks/glass-pane'
import { ElevationFrame } from './elevation-frame'
import { ElevationSize } from './elevation-size'

const frame = { fill: 'var(--color-paper)', stroke: 'var(--color-text)', strokeWidth: 1.25 }

const panes = [
  { x: 48, y: -257, width: 69, height: 47 },
  { x: 124, y: -257, width: 61, height: 47 },
  { x: 192, y: -257, width: 60, height: 47 },
  { x: 48, y: -203, width: 69, height: 188 },
  { x: 192, y: -203, width: 60, height: 188 },
] as const

/** A storefront with transoms and a door, 72 inches wide. */
export function InstallationElevation() {
  return (
    <ElevationFrame>
      {(id) => (
        <>
          <rect x="42" y="-264" width="216" height="264" {...frame} />
          {panes.map((pane, index) => (
            <GlassPane key={index} pane={pane} id={id} name={index} />
          ))}
          <rect x="123" y="-205" width="63" height="205" {...frame} />
          <GlassPane pane={{ x: 127, y: -201, width: 55, height: 198 }} id={id} name="door" />
          <path
            d="M173 -156V-88"
            stroke="var(--color-text)"
            strokeWidth="3"
            strokeLinecap="round"
          />
          <ElevationSize width={{ from: 42, to: 258, at: -289, work: -264, figure: '72″' }} />
        </>
      )}
    </ElevationFrame>
  )
}
