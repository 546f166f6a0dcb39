import { GlassPane } from '../marks/glass-pane'
import { ElevationFrame } from './elevation-frame'
import { ElevationSize } from './elevation-size'

const frame = { fill: 'var(--color-paper)', stroke: 'var(--color-text)', strokeWidth: 1.25 }

/** A window whose right pane is lifted out of its frame, measured. */
export function ReplacementElevation() {
  return (
    <ElevationFrame>
      {(id) => (
        <>
          <rect x="55" y="-83" width="190" height="7" {...frame} />
          <rect x="65" y="-275" width="171" height="192" {...frame} />
          <rect x="72" y="-268" width="157" height="178" {...frame} />
          <path d="M148.5 -268V-90M152.5 -268V-90" stroke="var(--color-text)" strokeWidth="1.25" />
          <GlassPane pane={{ x: 79, y: -261, width: 66, height: 164 }} id={id} name="left" />
          <rect
            x="157"
            y="-261"
            width="66"
            height="164"
            fill="none"
            stroke="var(--color-edge-mid)"
            strokeWidth="1.2"
            strokeDasharray="4 3"
          />
          <g className="pane-lift">
            <GlassPane pane={{ x: 184, y: -239, width: 67, height: 164 }} id={id} name="right" />
            <ElevationSize
              width={{ from: 184, to: 251, at: -294, work: -239, figure: '22 1/2″' }}
              height={{ from: -239, to: -75, at: 272, work: 251, figure: '54 3/4″' }}
            />
          </g>
        </>
      )}
    </ElevationFrame>
  )
}
