import { longestPhotoSide } from '@/domain/photos/limits'
import { sizeWithin } from '../size-within'

export type ShrunkPhoto = {
  file: Blob
  /** As a `data:` address, small enough to be kept beside a draft. */
  thumbnail: string
}

/** Twice what a tile shows, for sharp screens. */
const tile = { width: 296, height: 200 }

/**
 * Makes a photo as small as it may arrive, upright, on the visitor's own device; null for what the browser
 * cannot read.
 */
export async function shrinkPhoto(photo: Blob): Promise<ShrunkPhoto | null> {
  const bitmap = await createImageBitmap(photo).catch(() => null)
  if (bitmap === null) return null
  try {
    const { width, height } = sizeWithin(bitmap, longestPhotoSide)
    const whole = drawn(bitmap, { width, height }, { width, height })
    const cover = Math.max(tile.width / width, tile.height / height)
    const small = drawn(whole, tile, { width: width * cover, height: height * cover })
    const file = await fileOf(whole)
    return file && { file, thumbnail: small.toDataURL('image/jpeg', 0.6) }
  } finally {
    bitmap.close()
  }
}

type Size = { width: number; height: number }

/** The picture at a size in the middle of a canvas of another. */
function drawn(picture: CanvasImageSource, canvas: Size, { width, height }: Size) {
  const on = document.createElement('canvas')
  on.width = canvas.width
  on.height = canvas.height
  const context = on.getContext('2d')
  if (context === null) return on
  context.imageSmoothingQuality = 'high'
  // what is clear in a drawing of one's own is white, as on paper
  context.fillStyle = 'white'
  context.fillRect(0, 0, on.width, on.height)
  const [left, top] = [(canvas.width - width) / 2, (canvas.height - height) / 2]
  context.drawImage(picture, left, top, width, height)
  return on
}

function fileOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85)
  })
}
