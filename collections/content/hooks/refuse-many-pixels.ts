import type { CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { Refusal } from '../../refusal'

/** What the largest cameras of telephones make; a small file can stand for far more. */
export const mostPixels = 60_000_000

const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000)

/** Reads the size that a picture says it has, before anything unpacks it. */
export const refuseManyPixels: CollectionBeforeOperationHook = async ({ req: { file } }) => {
  if (!file) return
  // what can't be read is no picture, which Payload refuses
  const size = await sharp(file.data)
    .metadata()
    .catch(() => null)
  if (size === null) return
  const pixels = size.width * size.height * (size.pages ?? 1)
  if (pixels <= mostPixels) return
  const words = `This picture has ${megapixels(pixels)} megapixels; up to ${megapixels(mostPixels)} are taken. Save it smaller and try again.`
  throw new Refusal(words, 413, 'file')
}
