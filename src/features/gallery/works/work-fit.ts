import type { CSSProperties } from 'react'
import type { Elevation } from '@/domain/gallery/elevation'
import type { ShownWork } from './shown-work'

/** What must stay in view, in pixels of the picture: the glass and what is drawn around it. */
export function fitOf({
  picture,
  elevation,
}: Pick<ShownWork, 'picture' | 'elevation'>): CSSProperties {
  if (picture === null) return {}
  const { width, height } = picture
  const whole = { '--pw': width, '--ph': height }
  if (elevation === null) {
    const [cx, cy] = [width / 2, height / 2]
    return { ...whole, '--cx': cx, '--cy': cy, '--right': cx, '--aspect': 4 / 3 } as CSSProperties
  }
  const { left, right, top, bottom } = edgesOf(elevation)
  const across = (right - left) * width
  return {
    ...whole,
    '--cx': ((left + right) / 2) * width,
    '--cy': ((top + bottom) / 2) * height,
    '--right': right * width,
    '--gh': (bottom - top) * height,
    '--aspect': upright({ width, height }, across),
  } as CSSProperties
}

const leastUpright = 0.8
const roomAround = 1.28

/** How wide a picture stands on a phone for its height: as narrow as leaves room beside its glass. */
export function upright(
  { width, height }: { width: number; height: number },
  across: number,
): number {
  return Math.min(Math.max((across * roomAround) / height, leastUpright), width / height)
}

/** It covers its frame: on a phone it is cropped to an upright one, and is as much wider than the screen. */
export function sizesOf({ width, height }: { width: number; height: number }): string {
  const cover = Math.round((width / height / leastUpright) * 100)
  return `(min-width: 768px) 100vw, ${cover}vw`
}

/** The edges of the glass, as fractions of the picture. */
export function edgesOf({ glass, crop, picture }: Elevation) {
  const x = (inches: number) => (picture.leftIn + inches) / picture.widthIn
  const y = (aboveFloorIn: number) =>
    (picture.aboveIn + crop.heightIn - (aboveFloorIn - crop.bottomIn)) / picture.heightIn
  return {
    left: x(glass.leftIn),
    right: x(glass.leftIn + glass.widthIn),
    top: y(glass.lowerEdgeIn + glass.heightIn),
    bottom: y(glass.lowerEdgeIn),
    x,
  }
}
