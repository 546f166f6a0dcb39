import { sizeWithin } from '@/client/size-within'
import { pictureOf } from './picture'
import type { Picture } from './picture'

export type PhotoFault = 'heic' | 'notPicture' | 'unreadable'

export type ReadPhoto = { ok: true; picture: Picture } | { ok: false; kind: PhotoFault }

/** The longest side that is kept: sharp on the largest screens, and no burden to a phone. */
const longestSide = 2048

/** Reads a photo of the visitor's and makes it smaller, here in the browser: nothing is sent. */
export async function readPhoto(file: File): Promise<ReadPhoto> {
  if (isHeic(file)) return { ok: false, kind: 'heic' }
  if (!file.type.startsWith('image/')) return { ok: false, kind: 'notPicture' }
  try {
    const bitmap = await createImageBitmap(file)
    const still = stillOf(bitmap, bitmap)
    bitmap.close()
    return { ok: true, picture: await pictureOf(await fileOf(still)) }
  } catch {
    return { ok: false, kind: 'unreadable' }
  }
}

/** What the camera sees at this moment. */
export async function readStill(video: HTMLVideoElement): Promise<Picture> {
  const still = stillOf(video, { width: video.videoWidth, height: video.videoHeight })
  return pictureOf(await fileOf(still))
}

/** Browsers differ in whether they read it at all, and what they send on cannot be read elsewhere. */
function isHeic({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

function stillOf(
  source: CanvasImageSource,
  whole: { width: number; height: number },
): HTMLCanvasElement {
  const still = document.createElement('canvas')
  const { width, height } = sizeWithin(whole, longestSide)
  still.width = width
  still.height = height
  still.getContext('2d')?.drawImage(source, 0, 0, width, height)
  return still
}

function fileOf(still: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    still.toBlob(
      (file) => (file === null ? reject(new Error('empty picture')) : resolve(file)),
      'image/jpeg',
      0.92,
    )
  })
}
