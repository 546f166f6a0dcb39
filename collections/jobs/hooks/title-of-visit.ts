import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Visit } from '@/payload-types'
import { relationId } from '../../relation-id'
import { slugs } from '../../slugs'
import { visitKinds } from '../states'

/** What people look for among visits: what for, at whose place, for which job. */
export const titleOfVisit: CollectionBeforeChangeHook<Visit> = async ({
  data,
  originalDoc,
  req,
}) => {
  const visit = { ...originalDoc, ...data }
  const kind = visitKinds.find(({ value }) => value === visit.kind)?.label
  const { name, number } = (await ofJob(req, visit)) ?? (await ofBooking(req, visit)) ?? {}
  return { ...data, title: [kind, name, number].filter(Boolean).join(', ').slice(0, 200) }
}

type Said = { name: string; number: string | null } | null

/** One that nobody may see is named by the visit all the same: whoever sees the visit may know whose it is. */
const plainly = { depth: 0, disableErrors: true } as const

async function ofJob(req: PayloadRequest, visit: Partial<Visit>): Promise<Said> {
  const id = relationId(visit.job)
  if (id === null) return null
  const job = await req.payload.findByID({
    collection: slugs.jobs,
    id,
    req,
    ...plainly,
    overrideAccess: true, // as above
  })
  const quoteId = relationId(job?.quote)
  if (job === null || quoteId === null) return null
  const quote = await req.payload.findByID({
    collection: slugs.quotes,
    id: quoteId,
    req,
    ...plainly,
    overrideAccess: true, // as above
  })
  return { name: quote?.customerName ?? '', number: job.number ?? null }
}

async function ofBooking(req: PayloadRequest, visit: Partial<Visit>): Promise<Said> {
  const id = relationId(visit.inquiry)
  if (id === null) return null
  const inquiry = await req.payload.findByID({
    collection: slugs.inquiries,
    id,
    req,
    ...plainly,
    overrideAccess: true, // as above
  })
  return { name: inquiry?.name ?? '', number: null }
}
