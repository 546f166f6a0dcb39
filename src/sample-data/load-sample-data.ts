import type { Payload, PayloadRequest } from 'payload'
import { withTransaction } from '@/services/database/transaction'
import { loadContent, loadPages } from './load-content'
import { loadGallery, loadGlassStyles } from './load-gallery'
import { loadPictures } from './load-pictures'
import { loadPricing } from './load-pricing'
import { samplePeople } from './people'

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
    await loadPages(req, categoryIds, pictureIds)
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
