import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { blankLeftIn } from '@/domain/inquiry/reply'
import { replyMail } from '@/mail/reply-mail'
import type { Correspondence, Inquiry } from '@/payload-types'
import type { Actor, ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { letterhead } from '../mail/letterhead'
import { queueMail } from '../mail/queue-mail'
import { officeLimits } from '../office/office-limits'
import { changeInquiry, languageOf, lockInquiry, refuseOthers } from './find-inquiry'
import type { InquiryRefusal } from './find-inquiry'

type ReplyWish = {
  inquiryId: number
  subject: string
  text: string
  /** One press and its repetitions are one answer. */
  requestKey: string
}

export type ReplyOutcome =
  | { ok: true; reply: Correspondence }
  | InquiryRefusal
  | { ok: false; kind: 'no_address' }
  | { ok: false; kind: 'blank_left'; field: 'subject' | 'text'; blank: string }

type Args = { ctx: ServiceContext; wish: ReplyWish }

/**
 * Answers an inquiry by mail, in the company's name and the language of whoever wrote; answers to it go to the
 * shop's address. The inquiry is answered with it, and whose it was nobody's is then his who answered.
 */
export async function replyToInquiry({ ctx, wish }: Args): Promise<ReplyOutcome> {
  const { actor, payload } = ctx
  const refused = refuseOthers(actor)
  if (refused !== null || actor === null) return refused ?? { ok: false, kind: 'not_signed_in' }
  for (const field of ['subject', 'text'] as const) {
    const blank = blankLeftIn(wish[field])
    if (blank !== null) return { ok: false, kind: 'blank_left', field, blank }
  }
  return withTransaction(payload, async (req): Promise<ReplyOutcome> => {
    const inquiry = await lockInquiry(req, wish.inquiryId)
    if (inquiry === null) return { ok: false, kind: 'not_found' }
    if (!inquiry.email) return { ok: false, kind: 'no_address' }
    const same = await replyOfKey(req, wish)
    if (same !== null) return { ok: true, reply: same }
    const reply = await send({ ctx, req, wish, actor, inquiry, to: inquiry.email })
    await changeInquiry(req, inquiry.id, {
      progress: 'answered',
      snoozedUntil: null,
      ...(inquiry.assignedTo ? {} : { assignedTo: actor.id, assignedName: actor.fullName }),
    })
    return { ok: true, reply }
  })
}

type Sending = Args & { req: PayloadRequest; actor: Actor; inquiry: Inquiry; to: string }

async function send({ ctx, req, wish, actor, inquiry, to }: Sending): Promise<Correspondence> {
  const { payload, now } = ctx
  const { inquiryId, ...said } = wish
  const language = languageOf(inquiry)
  const message = await replyMail(await letterhead({ payload, req, to, locale: language }), {
    ...said,
    asked: inquiry.message ?? null,
  })
  const { holdMs } = await officeLimits({ payload, req })
  const leavesAt = new Date(now().getTime() + holdMs)
  const letter = await queueMail({ payload, req, message, waitUntil: leavesAt })
  return payload.create({
    collection: slugs.correspondence,
    data: {
      ...said,
      inquiry: inquiryId,
      kind: 'reply',
      by: actor.email,
      to,
      language,
      leavesAt: leavesAt.toISOString(),
      letter,
    },
    depth: 0,
    overrideAccess: true, // written by services alone
    req,
  })
}

async function replyOfKey(
  req: PayloadRequest,
  { inquiryId, requestKey }: ReplyWish,
): Promise<Correspondence | null> {
  const { docs } = await req.payload.find({
    collection: slugs.correspondence,
    where: { inquiry: { equals: inquiryId }, requestKey: { equals: requestKey } },
    limit: 1,
    depth: 0,
    overrideAccess: true, // the service has decided who may
    req,
  })
  return docs[0] ?? null
}
