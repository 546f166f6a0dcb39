import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Correspondence, Inquiry } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { changeInquiry, lockInquiry, refuseOthers } from './find-inquiry'
import type { InquiryRefusal } from './find-inquiry'

type ActOutcome = { ok: true } | InquiryRefusal

/** Notes something at an inquiry; what is noted stays, under the name of whoever did. */
export function noteAtInquiry(
  ctx: ServiceContext,
  wish: { inquiryId: number; text: string },
): Promise<ActOutcome> {
  return onInquiry<never>(ctx, wish.inquiryId, async (req, inquiry, { email }) => {
    await note(req, { inquiry: inquiry.id, by: email, text: wish.text })
    return null
  })
}

/** Gives an inquiry to somebody who works here, or to nobody. */
export function assignInquiry(
  ctx: ServiceContext,
  wish: { inquiryId: number; who: number | null },
): Promise<ActOutcome | { ok: false; kind: 'nobody' }> {
  return onInquiry(ctx, wish.inquiryId, async (req, { id }) => {
    if (wish.who === null) {
      await changeInquiry(req, id, { assignedTo: null, assignedName: null })
      return null
    }
    const person = await req.payload.findByID({
      collection: slugs.users,
      id: wish.who,
      depth: 0,
      disableErrors: true,
      overrideAccess: true, // only whether he works here, and his name
      req,
    })
    if (!person || person.role === 'customer') return { ok: false, kind: 'nobody' }
    await changeInquiry(req, id, { assignedTo: person.id, assignedName: person.fullName })
    return null
  })
}

/** Lets an inquiry rest until a moment that is to come; it is new again then. */
export function snoozeInquiry(
  ctx: ServiceContext,
  wish: { inquiryId: number; until: Date },
): Promise<ActOutcome | { ok: false; kind: 'past' }> {
  return onInquiry(ctx, wish.inquiryId, async (req, { id }) => {
    if (wish.until.getTime() <= ctx.now().getTime()) return { ok: false, kind: 'past' }
    await changeInquiry(req, id, {
      progress: 'snoozed',
      snoozedUntil: wish.until.toISOString(),
    })
    return null
  })
}

type Refused = { ok: false; kind: string }

async function onInquiry<Refusal extends Refused = never>(
  ctx: ServiceContext,
  inquiryId: number,
  act: (req: PayloadRequest, inquiry: Inquiry, actor: Actor) => Promise<Refusal | null>,
): Promise<ActOutcome | Refusal> {
  const { actor } = ctx
  const refused = refuseOthers(actor)
  if (refused !== null || actor === null) return refused ?? { ok: false, kind: 'not_signed_in' }
  return withTransaction(ctx.payload, async (req): Promise<ActOutcome | Refusal> => {
    const inquiry = await lockInquiry(req, inquiryId)
    if (inquiry === null) return { ok: false, kind: 'not_found' }
    return (await act(req, inquiry, actor)) ?? { ok: true }
  })
}

async function note(
  req: PayloadRequest,
  about: Pick<Correspondence, 'by' | 'text'> & { inquiry: number },
): Promise<void> {
  await req.payload.create({
    collection: slugs.correspondence,
    data: { ...about, kind: 'note' },
    depth: 0,
    overrideAccess: true, // written by services alone
    req,
  })
}
