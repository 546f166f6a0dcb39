/** Where the glass stands in its picture, as fractions of the picture's width and height, from its top left. */
export type GlassLines = { left: number; right: number; top: number; bottom: number }

/** Any unit; only their proportion counts. */
export type PictureShape = { width: number; height: number }

/** The real glass, in inches. */
export type GlassSize = { widthIn: number; heightIn: number }

/** How far the height may stray from what the width says: more, and the picture was taken at an angle. */
export const mostDisagreement = 0.06

export type Registered =
  | { ok: true; inchesPerPixel: number; disagreement: number }
  | { ok: false; code: 'out_of_order' }
  | {
      ok: false
      code: 'disagrees'
      inchesPerPixel: number
      disagreement: number
      /** The height that the picture shows at the scale of its width, in inches. */
      shownHeightIn: number
    }

/**
 * Whether one scale holds for a picture. The width gives it, in inches to the pixel; a height that disagrees
 * by more than `mostDisagreement` refuses it, since a picture of something seen at an angle has no one scale.
 */
export function registerGlass(
  lines: GlassLines,
  size: GlassSize,
  picture: PictureShape,
): Registered {
  const widthPx = (lines.right - lines.left) * picture.width
  const heightPx = (lines.bottom - lines.top) * picture.height
  if (!(widthPx > 0 && heightPx > 0)) return { ok: false, code: 'out_of_order' }
  const inchesPerPixel = size.widthIn / widthPx
  const shownHeightIn = heightPx * inchesPerPixel
  const disagreement = size.heightIn / shownHeightIn - 1
  return Math.abs(disagreement) > mostDisagreement
    ? { ok: false, code: 'disagrees', inchesPerPixel, disagreement, shownHeightIn }
    : { ok: true, inchesPerPixel, disagreement }
}
