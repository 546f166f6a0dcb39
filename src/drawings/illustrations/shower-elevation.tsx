import { GlassPane } from '../marks/glass-pane'
import { SvgShapes } from '../marks/svg-shapes'
import { doorFittings, fixedFittings } from '../to-scale/panel-fittings'
import { showerHeadShapes } from '../to-scale/surroundings'
import { jointsPath } from '../to-scale/tile-joints'
import { ElevationFrame } from './elevation-frame'
import { ElevationSize } from './elevation-size'

const pxPerIn = 3
const fixed = { x: 66, y: -228, width: 100, height: 228 }
const door = { x: 168, y: -228, width: 78, height: 228 }
const tile = { x: 66, y: -270, width: 180, height: 270 }

/** A fixed panel and a door between two walls, 60 by 76 inches. */
export function ShowerElevation() {
  return (
    <ElevationFrame>
      {(id) => (
        <>
          <path d={jointsPath(tile, pxPerIn)} stroke="var(--color-rule)" opacity=".75" />
          <rect x="57" y="-270" width="9" height="270" fill={`url(#${id}-hatch)`} opacity=".6" />
          <rect x="246" y="-270" width="9" height="270" fill={`url(#${id}-hatch)`} opacity=".6" />
          <path d="M66 -270V0M246 -270V0" stroke="var(--color-text)" strokeWidth="1.25" />
          <SvgShapes shapes={showerHeadShapes({ x: 66, y: -246 }, pxPerIn)} />
          <GlassPane pane={fixed} id={id} name="fixed" />
          <SvgShapes shapes={fixedFittings({ pane: fixed, pxPerIn, wall: 'left' })} />
          <GlassPane pane={door} id={id} name="door" />
          <SvgShapes shapes={doorFittings({ pane: door, pxPerIn, side: 'right', hinges: 2 })} />
          <ElevationSize
            width={{ from: 66, to: 246, at: -289, work: -270, figure: '60″' }}
            height={{ from: -228, to: 0, at: 277, work: 260, figure: '76″' }}
          />
        </>
      )}
    </ElevationFrame>
  )
}
