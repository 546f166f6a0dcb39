import type { PayloadRequest } from 'payload'
import { defaultLocale, locales } from '@/config/locales'
import { sampleAnswers } from './answers'
import { company } from './company'
import { inSpanish } from './in-spanish'
import { companyProfile, towns } from './knowledge'
import { pictureFor } from './load-pictures'
import type { PictureIds } from './load-pictures'
import { pages } from './pages'
import type { SamplePart } from './pages/sample-page'
import { posts } from './posts'
import { richText } from './rich-text'
import type { SampleBlock } from './rich-text'
import { teamMembers, testimonials } from './team'
import { visitsToBook } from './visits-to-book'
import { addInBoth, idOf, published } from './write-rows'

export async function loadContent(req: PayloadRequest, pictureIds: PictureIds): Promise<void> {
  for (const locale of locales) {
    await req.payload.updateGlobal({
      slug: 'company',
      data: locale === 'es' ? inSpanish(company) : company,
      locale,
      req,
      overrideAccess: true, // the seed is the operator's
    })
  }
  await addProfile(req)
  await req.payload.updateGlobal({
    slug: 'assistant',
    data: { towns },
    req,
    overrideAccess: true, // the seed is the operator's
  })
  await req.payload.updateGlobal({
    slug: 'booking',
    data: visitsToBook,
    req,
    overrideAccess: true, // the seed is the operator's
  })
  for (const { key: _key, en, es, page, nextStep } of sampleAnswers) {
    await addInBoth(req, 'answers', { ...en, page, nextStep, active: true }, es)
  }
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

/** The rows of its list are told apart by their ids: without them the Spanish ones would be others. */
async function addProfile(req: PayloadRequest): Promise<void> {
  const { id, products } = await req.payload.create({
    collection: 'knowledge-base',
    data: companyProfile,
    locale: defaultLocale,
    req,
    depth: 0,
    overrideAccess: true, // the seed is the operator's
  })
  const spanish = inSpanish(companyProfile)
  await req.payload.update({
    collection: 'knowledge-base',
    id,
    data: {
      ...spanish,
      products: spanish.products.map((row, index) => ({
        ...row,
        id: products?.[index]?.id ?? null,
      })),
    },
    locale: 'es',
    req,
    depth: 0,
    overrideAccess: true, // as above
  })
}

export async function loadPages(
  req: PayloadRequest,
  categoryIds: Map<string, number>,
  pictureIds: PictureIds,
): Promise<void> {
  const numbered = (part: SamplePart): string | SampleBlock =>
    typeof part === 'object' && part.block === 'gallery'
      ? { ...part, category: idOf(categoryIds, part.category) }
      : (withPictures(part, pictureIds) as string | SampleBlock)
  for (const { parts, ...page } of pages) {
    await addInBoth(req, 'pages', { ...page, ...published, body: richText(parts.map(numbered)) })
  }
}

/** Pictures by their number instead of their name, wherever in a block they stand. */
function withPictures(value: unknown, ids: PictureIds): unknown {
  if (Array.isArray(value)) return value.map((row) => withPictures(row, ids))
  if (typeof value !== 'object' || value === null) return value
  const { picture, ...rest } = value as { picture?: string }
  const below = Object.entries(rest).map(([name, part]) => [name, withPictures(part, ids)])
  return { ...Object.fromEntries(below), ...pictureFor(ids, picture) }
}
