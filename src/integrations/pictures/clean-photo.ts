import pLimit from 'p-limit'
import sharp from 'sharp'
import { longestPhotoSide, mostPhotoPixels } from '@/domain/photos/limits'
import { kindOfPicture } from './kind-of-picture'

export type CleanPhoto = { ok: true; bytes: Buffer } | { ok: false; kind: 'unreadable' | 'pixels' }

/** Unpacking takes memory by the pixel: the others wait their turn. */
const oneAfterTheOther = pLimit(2)
const longestSeconds = 10

/**
 * Draws a stranger's picture anew: unpacked whole, turned upright, made smaller, without anything that
 * was written into the file beside its pixels, such as where it was taken. What it is called and what it
 * is said to be is not asked.
 */
export function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto> {
  return oneAfterTheOther(() => drawnAnew(bytes))
}

async function drawnAnew(bytes: Uint8Array): Promise<CleanPhoto> {
  // before any decoder sees it: there are many, and some of them draw documents
  if (kindOfPicture(bytes) === null) return { ok: false, kind: 'unreadable' }
  try {
    const { width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height * pages > mostPhotoPixels) return { ok: false, kind: 'pixels' }
    const drawn = await sharp(bytes, { limitInputPixels: mostPhotoPixels, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .resize({
        width: longestPhotoSide,
        height: longestPhotoSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer()
    return { ok: true, bytes: drawn }
  } catch {
    return { ok: false, kind: 'unreadable' }
  }
}
