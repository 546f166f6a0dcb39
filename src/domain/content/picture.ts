/** A picture as a page shows it. */
export type Picture = {
  /** An address on this site, whatever host it was stored under. */
  src: string
  alt: string
  caption: string | null
  width: number
  height: number
  /** An illustration that came with the site. */
  isSample: boolean
  /** What a narrower frame keeps in view, as a CSS position. */
  focus: string
}

const centre = 50

/** What a picture is made of; more than this a row of the library may hold. */
type LibraryImage = {
  url?: string | null | undefined
  alt: string
  caption?: string | null | undefined
  isSample?: boolean | null | undefined
  width?: number | null | undefined
  height?: number | null | undefined
  focalX?: number | null | undefined
  focalY?: number | null | undefined
}

type Row = { image?: number | LibraryImage | null; imageAlt?: string | null }

/** The picture of a row that was read with depth 1; null while it has none. */
export function pictureOf({ image, imageAlt }: Row): Picture | null {
  if (typeof image !== 'object' || image === null) return null
  const { url, width, height, alt, caption, isSample, focalX, focalY } = image
  if (!url || !width || !height) return null
  return {
    src: new URL(url, 'http://site.invalid').pathname,
    alt: imageAlt || alt,
    caption: caption ?? null,
    isSample: isSample === true,
    width,
    height,
    focus: `${focalX ?? centre}% ${focalY ?? centre}%`,
  }
}
