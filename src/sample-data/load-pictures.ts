import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import { samplePictures } from './pictures'

export type PictureIds = Map<string, number>

/** Puts every picture of the manifest into the media library; answers their ids by name. */
export async function loadPictures(req: PayloadRequest): Promise<PictureIds> {
  const ids: PictureIds = new Map()
  for (const { name, filePath, data, spanish } of await samplePictures()) {
    const { id } = await req.payload.create({
      collection: 'media',
      data,
      locale: defaultLocale,
      filePath,
      overwriteExistingFiles: true, // an earlier database may have left the same files
      req,
      depth: 0,
      overrideAccess: true, // the seed is the operator's
    })
    await req.payload.update({
      collection: 'media',
      id,
      locale: 'es',
      data: spanish,
      req,
      depth: 0,
      overrideAccess: true, // the seed is the operator's
    })
    ids.set(name, Number(id))
  }
  return ids
}

export function pictureFor(ids: PictureIds, name: string | undefined): { image?: number } {
  const image = name === undefined ? undefined : ids.get(name)
  return image === undefined ? {} : { image }
}
