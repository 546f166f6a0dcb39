import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { defaultLocale, locales } from '@/config/locales'
import { companyProfileKey } from '@/domain/assistant/company-profile-key'
import { withTransaction } from '@/services/database/transaction'
import { company, pricingSettings } from './company'
import { galleryCategories, galleryItems } from './gallery'
import { glassFinishes } from './glass-finishes'
import { glassStyleCategories, glassStyles } from './glass-styles'
import { glassTypes } from './glass-types'
import { hardware } from './hardware'
import { installationFactors } from './installation-factors'
import { inSpanish } from './in-spanish'
import { companyProfile } from './knowledge'
import { samplePeople } from './people'
import { samplePictures } from './pictures'
import { pages } from './pages'
import { posts } from './posts'
import { regions, taxRules } from './regions'
import { richText } from './rich-text'
import type { SampleRow } from './sample-row'
import { teamMembers, testimonials } from './team'

const published = { _status: 'published' as const }

/** A database with any of these has an owner, and is left alone. */
const tellTales = ['regions', 'glass-types', 'gallery-categories', 'posts'] as const

/**
 * Fills an empty database with the sample company, all of it or nothing.
 * Answers whether it did: rows that are there already are never touched.
 */
export async function loadSampleData(payload: Payload): Promise<boolean> {
  if (!(await isEmpty(payload))) return false
  await withTransaction(payload, async (req) => {
    req.context = { disableRevalidate: true }
    await loadPricing(req)
    const pictureIds = await loadPictures(req)
    const categoryIds = await loadGallery(req, pictureIds)
    await loadGlassStyles(req, pictureIds)
    await loadContent(req, pictureIds)
    await loadPages(req, categoryIds)
    await loadPeople(req)
  })
  return true
}

async function isEmpty(payload: Payload): Promise<boolean> {
  for (const collection of tellTales) {
    // Only counted, to see whether there is anything.
    const { totalDocs } = await payload.count({ collection, overrideAccess: true })
    if (totalDocs > 0) return false
  }
  return true
}

/** Writes one row as the operator, who is no user of the site. */
async function add<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  data: SampleRow<Slug>,
): Promise<number> {
  const { id } = await req.payload.create({
    collection,
    data,
    locale: defaultLocale, // a write in Spanish leaves the request in Spanish
    req,
    depth: 0,
    overrideAccess: true, // the seed is the operator's
  })
  return Number(id)
}

type Translated =
  | 'gallery-categories'
  | 'gallery-items'
  | 'glass-style-categories'
  | 'glass-styles'
  | 'knowledge-base'
  | 'pages'
  | 'posts'
  | 'team-members'
  | 'testimonials'

/** Writes one row in both languages. */
async function addInBoth<Slug extends Translated>(
  req: PayloadRequest,
  collection: Slug,
  data: SampleRow<Slug>,
  spanish: Partial<SampleRow<Slug>> = {},
): Promise<number> {
  const id = await add(req, collection, data)
  await req.payload.update({
    collection: collection as Translated,
    id,
    locale: 'es',
    data: { ...inSpanish(data), ...spanish },
    req,
    depth: 0,
    overrideAccess: true, // the seed is the operator's
  })
  return id
}

function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`The sample data has no ${name}.`)
  return id
}

async function loadPricing(req: PayloadRequest): Promise<void> {
  const regionIds = new Map<string, number>()
  for (const region of regions) regionIds.set(region.name, await add(req, 'regions', region))
  for (const rule of taxRules) {
    await add(req, 'tax-rules', { ...rule, region: idOf(regionIds, rule.region) })
  }
  const finishIds = new Map<string, number>()
  for (const finish of glassFinishes) {
    finishIds.set(finish.key, await add(req, 'glass-finishes', finish))
  }
  const defaultFinish = idOf(finishIds, 'standard_clear')
  for (const glass of glassTypes) await add(req, 'glass-types', { ...glass, defaultFinish })
  for (const item of hardware) await add(req, 'hardware', item)
  for (const factor of installationFactors) await add(req, 'installation-factors', factor)
  await req.payload.updateGlobal({
    slug: 'pricing-settings',
    data: pricingSettings,
    req,
    overrideAccess: true, // the seed is the operator's
  })
}

type PictureIds = Map<string, number>

/** Puts every picture of `media/sample` into the media library; answers their ids by name. */
async function loadPictures(req: PayloadRequest): Promise<PictureIds> {
  const ids: PictureIds = new Map()
  for (const { name, filePath, data } of await samplePictures()) {
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
    ids.set(name, Number(id))
  }
  return ids
}

function pictureFor(ids: PictureIds, name: string | undefined): { image?: number } {
  const image = name === undefined ? undefined : ids.get(name)
  return image === undefined ? {} : { image }
}

/** Answers the number of each category by its slug. */
async function loadGallery(
  req: PayloadRequest,
  pictureIds: PictureIds,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const category of galleryCategories) {
    ids.set(category.slug, await addInBoth(req, 'gallery-categories', category))
  }
  for (const { category, picture, ...item } of galleryItems) {
    await addInBoth(req, 'gallery-items', {
      ...item,
      ...pictureFor(pictureIds, picture),
      ...published,
      category: idOf(ids, category),
      imagePlaceholderDescription: item.imageAlt,
    })
  }
  return ids
}

async function loadGlassStyles(req: PayloadRequest, pictureIds: PictureIds): Promise<void> {
  const ids = new Map<string, number>()
  for (const category of glassStyleCategories) {
    ids.set(category.slug, await addInBoth(req, 'glass-style-categories', category))
  }
  for (const { category, picture, ...style } of glassStyles) {
    await addInBoth(
      req,
      'glass-styles',
      {
        ...style,
        ...pictureFor(pictureIds, picture),
        ...published,
        category: idOf(ids, category),
        imageAlt: `${style.name} glass`,
      },
      { imageAlt: `Vidrio: ${inSpanish(style.name)}` },
    )
  }
}

async function loadContent(req: PayloadRequest, pictureIds: PictureIds): Promise<void> {
  for (const locale of locales) {
    await req.payload.updateGlobal({
      slug: 'company',
      data: locale === 'es' ? inSpanish(company) : company,
      locale,
      req,
      overrideAccess: true, // the seed is the operator's
    })
  }
  await addInBoth(req, 'knowledge-base', { entryKey: companyProfileKey, entryData: companyProfile })
  for (const member of teamMembers)
    await addInBoth(req, 'team-members', { ...member, ...published })
  for (const testimonial of testimonials) {
    await addInBoth(req, 'testimonials', { ...testimonial, ...published })
  }
  for (const { lines, picture, ...post } of posts) {
    await addInBoth(req, 'posts', {
      ...post,
      ...published,
      ...pictureFor(pictureIds, picture),
      body: richText(lines),
    })
  }
}

async function loadPages(req: PayloadRequest, categoryIds: Map<string, number>): Promise<void> {
  for (const { parts, ...page } of pages) {
    const body = richText(
      parts.map((part) =>
        typeof part === 'object' && part.block === 'gallery'
          ? { ...part, category: idOf(categoryIds, part.category) }
          : part,
      ),
    )
    await addInBoth(req, 'pages', { ...page, ...published, body })
  }
}

async function loadPeople(req: PayloadRequest): Promise<void> {
  for (const person of samplePeople) {
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { email: { equals: person.email } },
      req,
      overrideAccess: true, // the operator may have named this address as the administrator
    })
    if (totalDocs > 0) continue
    await req.payload.create({
      collection: 'users',
      data: { ...person, _verified: true },
      disableVerificationEmail: true,
      req,
      depth: 0,
      overrideAccess: true, // the seed is the operator's
    })
  }
}
