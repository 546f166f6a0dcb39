import { pictureOf } from '@/domain/content/picture'
import { Photo } from '@/ui/photo'
import type { LibraryImage } from './block-fields'

type LibraryPhotoProps = {
  image: LibraryImage | null | undefined
  sizes: string
  className: string
}

/** A picture that staff chose from the library; nothing where there is none. */
export function LibraryPhoto({ image, ...look }: LibraryPhotoProps) {
  const picture = pictureOf({ image: image ?? null })
  return picture ? <Photo picture={picture} {...look} /> : null
}
