import { openGlSurface } from './gl-surface'
import { openPlainSurface } from './plain-surface'
import type { Surface } from './surface'

/** The best that this browser can draw glass with. */
export function openSurface(): Surface {
  return openGlSurface() ?? openPlainSurface()
}
