import type { MirrorShape } from '@/domain/services-catalogue/mirror-shapes'
import type { Rect } from '../marks/shapes'

/** The edge of a mirror that fills this place; an arch over a low one is as round as its height allows. */
export function mirrorOutline(shape: MirrorShape, { x, y, width, height }: Rect): string {
  const half = width / 2
  switch (shape) {
    case 'rectangle':
      return `M${x} ${y}h${width}v${height}h${-width}Z`
    case 'round':
    case 'oval': {
      const tall = height / 2
      return `M${x} ${y + tall}a${half} ${tall} 0 1 0 ${width} 0a${half} ${tall} 0 1 0 ${-width} 0Z`
    }
    case 'arch': {
      const rise = Math.min(half, height)
      return `M${x} ${y + height}V${y + rise}a${half} ${rise} 0 0 1 ${width} 0V${y + height}Z`
    }
    case 'pill': {
      const r = Math.min(width, height) / 2
      const across = width - 2 * r
      const down = height - 2 * r
      return `M${x} ${y + r}a${r} ${r} 0 0 1 ${r} ${-r}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}Z`
    }
  }
}
