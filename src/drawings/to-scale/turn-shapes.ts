import type { Shape } from '../marks/shape'
import { round } from '../marks/shapes'
import type { EnclosureLayout, Plan } from './enclosure'

/** Where an enclosure turns, the wall its last panel may stand on, and the view from above. */
export function turnShapes({ corner, kneeWall, plan }: EnclosureLayout): Shape[] {
  return [
    ...(kneeWall
      ? [{ kind: 'rect', rect: kneeWall, fill: 'paper', stroke: 'ink', width: 1.25 } as const]
      : []),
    ...(corner
      ? [
          {
            kind: 'path',
            d: `M${round(corner.x)} ${round(corner.from)}V${round(corner.to)}`,
            stroke: 'edgeInk',
            width: 1.5,
            isDashed: true,
          } as const,
        ]
      : []),
    ...(plan ? planShapes(plan) : []),
  ]
}

/** Glass from above as a thick line; a door with the arc that it opens outward in. */
function planShapes({ left, y, back, panes }: Plan): Shape[] {
  const shapes: Shape[] = []
  let x = left
  for (const { width, hinge } of panes) {
    const end = x + width
    const glass = hinge
      ? doorInPlan({ hung: hinge === 'left' ? x : end, free: hinge === 'left' ? end : x, y })
      : [{ kind: 'path', d: `M${round(x)} ${y}H${round(end)}`, stroke: 'edge', width: 4 } as const]
    shapes.push(...glass)
    x = end
  }
  return [
    ...shapes,
    { kind: 'path', d: `M${round(x)} ${y}V${round(y - back)}`, stroke: 'edge', width: 4 },
    {
      kind: 'path',
      d: `M${round(left)} ${y + 6}V${round(y - back)}H${round(x + 6)}`,
      stroke: 'ink',
      width: 1.5,
    },
    { kind: 'text', at: { x: x - 16, y: y - 12 }, text: '90°', size: 12, fill: 'second' },
  ]
}

function doorInPlan({ hung, free, y }: { hung: number; free: number; y: number }): Shape[] {
  const reach = Math.min(Math.abs(free - hung), 28)
  const toFree = free > hung ? 1 : -1
  return [
    { kind: 'path', d: `M${round(hung)} ${y}H${round(free)}`, stroke: 'edge', width: 2 },
    {
      kind: 'path',
      d: `M${round(hung)} ${y}v${round(reach)}A${round(reach)} ${round(reach)} 0 0 ${toFree > 0 ? 0 : 1} ${round(hung + toFree * reach)} ${y}`,
      stroke: 'second',
      width: 1,
      isDashed: true,
    },
    { kind: 'circle', centre: { x: hung, y }, radius: 2.5, fill: 'ink' },
  ]
}
