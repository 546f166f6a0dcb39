import type { Media } from '@/payload-types'

/** A picture as a page shows it. */
export type Picture = {
  /** An address on this site, whatever host it was stored under. */
  src: string
  alt: string
  caption: string | null
  width: number
  height: number
}

type Row = { image?: number | Media | null; imageAlt?: string | null }

/** The picture of a row that was read with depth 1; null while it has none. */
export function pictureOf({ image, imageAlt }: Row): Picture | null {
  if (typeof image !== 'object' || image === null) return null
  const { url, width, height, alt, caption } = image
  if (!url || !width || !height) return null
  return {
    src: new URL(url, 'http://site.invalid').pathname,
    alt: imageAlt || alt,
    caption: caption ?? null,
    width,
    height,
  }
}
