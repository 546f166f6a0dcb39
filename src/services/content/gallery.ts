import 'server-only'
import { slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import type { GalleryItem } from '@/payload-types'
import { cachedRead } from './cached-read'
import { pictureOf } from '@/domain/content/picture'
import type { Picture } from '@/domain/content/picture'
import type { MeasuredWork } from '@/domain/gallery/elevation'
import { worksAtOnce } from '@/domain/gallery/parts'
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

/** The latest first, and always in the same order. */
const latestFirst = ['-projectDate', '-id']

/** A part of the published projects, of one category where its id is given; both as addresses write them. */
export const readGalleryPart = cachedRead(
  'gallery',
  async (payload, locale: Locale, categoryId: string, part: string) => {
    const { docs } = await payload.find({
      collection: slugs.galleryItems,
      ...(categoryId !== '' && { where: { category: { equals: Number(categoryId) } } }),
      sort: latestFirst,
      limit: worksAtOnce,
      page: Number(part),
      depth: 1,
      locale,
      overrideAccess: false,
    })
    return docs.map(projectOf)
  },
)

/** A work's place among all. */
export type PlaceInGallery = {
  id: number
  slug: string
  categoryId: number | null
  updatedAt: string
}

/** Every published project in its order, with what leads to it. */
export const readGalleryOrder = cachedRead(
  'gallery-order',
  async (payload): Promise<PlaceInGallery[]> => {
    const { docs } = await payload.find({
      collection: slugs.galleryItems,
      select: { slug: true, category: true, updatedAt: true },
      sort: latestFirst,
      limit: 0,
      depth: 0,
      pagination: false,
      overrideAccess: false,
    })
    return docs.map(({ id, slug, category, updatedAt }) => ({
      id,
      slug: slug ?? String(id),
      categoryId: typeof category === 'number' ? category : null,
      updatedAt,
    }))
  },
)

const readProject = cachedRead('gallery-work', async (payload, locale: Locale, id: string) => {
  const { docs } = await payload.find({
    collection: slugs.galleryItems,
    where: { id: { equals: Number(id) } },
    limit: 1,
    depth: 1,
    pagination: false,
    locale,
    overrideAccess: false,
  })
  return docs.map(projectOf)[0] ?? null
})

type PlacedProject = {
  project: GalleryProject
  /** Its number among all of them, from 1, and how many there are. */
  number: number
  count: number
  /** The slugs of its neighbours; round the end where it stands at one. */
  previous: string
  next: string
}

/** The project of this slug; null where none is published. */
export async function readPlacedProject(
  locale: Locale,
  slug: string,
): Promise<PlacedProject | null> {
  const order = await readGalleryOrder()
  const at = order.findIndex((place) => place.slug === slug)
  const place = order[at]
  const project = place ? await readProject(locale, String(place.id)) : null
  if (project === null) return null
  const slugOf = (index: number) => order.at(index % order.length)?.slug ?? slug
  return {
    project,
    number: at + 1,
    count: order.length,
    previous: slugOf(at - 1),
    next: slugOf(at + 1),
  }
}

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
