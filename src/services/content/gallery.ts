import 'server-only'
import { slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import type { GalleryItem } from '@/payload-types'
import { cachedRead } from './cached-read'
import { pictureOf } from '@/domain/content/picture'
import type { Picture } from '@/domain/content/picture'
import type { MeasuredWork } from '@/domain/gallery/elevation'
import { oneOfEachKind } from '@/domain/gallery/one-of-each-kind'
import { measuredWorkOf } from './measured-work'

export type GalleryCategory = { id: number; name: string; slug: string }

export type GalleryProject = {
  id: number
  /** Empty where staff gave none. */
  title: string
  description: string
  /** ISO 8601, or empty. */
  projectDate: string
  category: GalleryCategory | null
  picture: Picture | null
  placeholder: string
  /** The last part of its address. */
  slug: string
  place: string
  glass: string
  hardware: string
  /** Its size and where it stands in its picture; null where staff measured none. */
  measured: MeasuredWork | null
  /** What its glass is in the builder; null where no service prices it. */
  priced: { serviceType: string; thickness: string | null; finish: string | null } | null
  updatedAt: string
}

const previewSize = 4

function projectOf(row: GalleryItem): GalleryProject {
  const { category } = row
  return {
    id: row.id,
    title: row.title,
    description: row.description ?? '',
    projectDate: row.projectDate ?? '',
    category:
      typeof category === 'object'
        ? { id: category.id, name: category.name, slug: category.slug }
        : null,
    picture: pictureOf(row),
    placeholder: row.imagePlaceholderDescription ?? '',
    slug: row.slug ?? String(row.id),
    place: row.place ?? '',
    glass: row.glass ?? '',
    hardware: row.hardware ?? '',
    measured: measuredWorkOf(row.scale),
    priced: row.serviceType
      ? {
          serviceType: row.serviceType,
          thickness: row.thickness ?? null,
          finish: row.finish ?? null,
        }
      : null,
    updatedAt: row.updatedAt,
  }
}

/** The newest entry of each kind, for the home page; the newest besides where there are few kinds. */
export const readGalleryPreview = cachedRead('gallery-preview', async (payload, locale: Locale) => {
  const { docs } = await payload.find({
    collection: slugs.galleryItems,
    sort: '-createdAt',
    limit: 100,
    depth: 1,
    pagination: false,
    locale,
    overrideAccess: false,
  })
  return oneOfEachKind(docs.map(projectOf), ({ category }) => category?.slug ?? null, previewSize)
})

/** Every published project, the latest first. */
export const readGallery = cachedRead('gallery', async (payload, locale: Locale) => {
  const { docs } = await payload.find({
    collection: slugs.galleryItems,
    sort: '-projectDate',
    limit: 500,
    depth: 1,
    pagination: false,
    locale,
    overrideAccess: false,
  })
  return docs.map(projectOf)
})

export const readGalleryCategories = cachedRead(
  'gallery-categories',
  async (payload, locale: Locale): Promise<GalleryCategory[]> => {
    const { docs } = await payload.find({
      collection: slugs.galleryCategories,
      sort: 'displayOrder',
      limit: 100,
      depth: 0,
      pagination: false,
      locale,
      overrideAccess: false,
    })
    return docs.map(({ id, name, slug }) => ({ id, name, slug }))
  },
)
