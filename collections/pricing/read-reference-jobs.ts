import { isolateObjectProperty } from 'payload'
import type { Payload, PayloadRequest } from 'payload'
import type { JudgedWork } from '@/domain/glass-rules/preview-change'
import { requestOfJob } from '@/domain/pricing/reference-job'
import type { PricingTables } from '@/domain/pricing/types'
import { defaultLocale } from '../../src/config/locales'
import { slugs } from '../slugs'

/** A job of the shop's list as the rules judge it; its key is its id. */
export type ReferenceJobWork = JudgedWork & { id: number; title: string }

/** Every job that is switched on, in the office's language, in the transaction of `req` if there is one. */
export async function readReferenceJobs(
  payload: Payload,
  tables: PricingTables,
  req?: PayloadRequest,
): Promise<ReferenceJobWork[]> {
  const { docs } = await payload.find({
    collection: slugs.referenceJobs,
    where: { active: { equals: true } },
    depth: 0,
    pagination: false,
    locale: defaultLocale,
    req: req && isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
    overrideAccess: true, // what a rule would touch is asked of whoever changes it
  })
  return docs.map((job) => {
    const request = requestOfJob(job, tables)
    return { key: `${job.id}`, id: job.id, title: job.title, requests: request ? [request] : [] }
  })
}
