import 'server-only'
import { slugs } from '@collections/slugs'
import { Refusal } from '@collections/refusal'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { instantOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { Visit } from '@/payload-types'
import { rowId } from '../payments/own-payment'

const shopTime = z.string().transform((written, context) => {
  const at = instantOf(written, timeZone)
  if (at !== null) return at.toISOString()
  context.addIssue({ code: 'custom', message: 'No such day or time.' })
  return z.NEVER
})

/** When somebody goes there, as it is typed: days and times of the shop. */
export const visitTimes = z.object({
  start: shopTime,
  end: shopTime,
  who: rowId.nullable().default(null),
  note: z.string().trim().max(1000).default(''),
})

type Wanted = z.infer<typeof visitTimes> & { job: number; kind: Visit['kind'] }

/** Writes a visit into the calendar; the collection refuses one that can't be. */
export async function writeVisit(
  req: PayloadRequest,
  { who, ...wanted }: Wanted,
  visitId: number | null = null,
): Promise<Visit> {
  if (who !== null) await refuseStranger(req, who)
  const writing = { collection: slugs.visits, data: { ...wanted, who }, depth: 0, req } as const
  return visitId === null
    ? req.payload.create({ ...writing, overrideAccess: true }) // the service decides who may
    : req.payload.update({ ...writing, id: visitId, overrideAccess: true }) // the same
}

/** It takes place no more, and frees its time. */
export async function cancelVisit(req: PayloadRequest, id: number): Promise<Visit> {
  return req.payload.update({
    collection: slugs.visits,
    id,
    data: { isCancelled: true },
    depth: 0,
    overrideAccess: true, // the service decides who may
    req,
  })
}

/** Customers have accounts too, and are sent nowhere. */
async function refuseStranger(req: PayloadRequest, userId: number): Promise<void> {
  const person = await req.payload.findByID({
    collection: slugs.users,
    id: userId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true, // only whether this is somebody of ours
    req,
  })
  if (!person || person.role === 'customer') {
    throw new Refusal('Nobody of this name works here.', 400, 'who')
  }
}
