import { round } from '@/drawings/marks/shapes'
import type { Rect } from '@/drawings/marks/shapes'
import type { GlassMaterial } from '@/drawings/material/glass-material'
import { bandOf } from '@/drawings/material/seen-through'

/** The strokes that tell a glass from another where there is no view behind it: a path within its pane. */
export function glassTexture(material: GlassMaterial, pane: Rect): string {
  switch (material) {
    case 'rain':
      return runs(within(pane), 7, 2.2)
    case 'reeded':
      return runs(within(pane), 5, 0)
    case 'etch':
      return dots(within(pane))
    case 'film':
      return dots(bandOf(pane))
    case 'mirror':
      return gleams(within(pane))
    case 'clear':
    case 'low_iron':
    case 'bronze':
    case 'gray':
      return ''
  }
}

const edge = 5

function within({ x, y, width, height }: Rect): Rect {
  const least = (side: number) => Math.max(side - edge * 2, 0)
  return { x: x + edge, y: y + edge, width: least(width), height: least(height) }
}

const wave = 26

/** Strokes from the top to the bottom; what runs like water sways to either side. */
function runs({ x, y, width, height }: Rect, step: number, sway: number): string {
  const strokes: string[] = []
  const count = Math.floor((width - sway * 2) / step)
  for (let run = 0; run <= count; run += 1) {
    const at = x + sway + run * step
    if (sway === 0) strokes.push(`M${round(at)} ${round(y)}V${round(y + height)}`)
    else strokes.push(swaying({ at, y, height, sway, first: run % 2 === 0 ? 1 : -1 }))
  }
  return strokes.join('')
}

type Run = { at: number; y: number; height: number; sway: number; first: 1 | -1 }

function swaying({ at, y, height, sway, first }: Run): string {
  const waves = Math.max(Math.floor(height / wave), 1)
  const each = height / waves
  const bends = Array.from({ length: waves }, (_, index) => {
    const side = index % 2 === 0 ? first : -first
    const foot = y + each * (index + 1)
    return `Q${round(at + side * sway * 2)} ${round(foot - each / 2)} ${round(at)} ${round(foot)}`
  })
  return `M${round(at)} ${round(y)}${bends.join('')}`
}

const grain = 7

/** The grain of what is etched, as a drafter stipples it. */
function dots({ x, y, width, height }: Rect): string {
  const strokes: string[] = []
  for (let row = 0; row * grain < height; row += 1) {
    const shift = row % 2 === 0 ? 0 : grain / 2
    for (let along = shift; along + 0.8 < width; along += grain) {
      strokes.push(`M${round(x + along)} ${round(y + row * grain)}h.8`)
    }
  }
  return strokes.join('')
}

/** Three strokes across the upper left, as light on a mirror is drawn. */
function gleams({ x, y, width, height }: Rect): string {
  const longest = Math.min(width, height) * 0.6
  return [1, 0.8, 0.6]
    .map((share) => longest * share)
    .map((side) => `M${round(x)} ${round(y + side)}L${round(x + side)} ${round(y)}`)
    .join('')
}
