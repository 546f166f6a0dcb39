import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import type { Quote } from '@/payload-types'
import { findRevision } from './find-revision'
import { makeRoom } from './make-room'
import { columnsOf } from './revision-content'

type Made = { madeBy: string | null; reason?: string }

/**
 * Keeps what a quote says now as its revision: the one that nobody has relied on yet is written over,
 * a frozen one is followed by the next. Call it with the quote's row locked, after it was written.
 */
export async function keepRevision(
  req: PayloadRequest,
  quote: Quote,
  { madeBy, reason }: Made,
): Promise<number> {
  const current = await findRevision({ payload: req.payload, req }, quote.id, quote.currentRevision)
  const data = {
    totalCost: quote.totalCost,
    currencyCode: quote.currencyCodeAtQuote,
    content: { columns: columnsOf(quote) },
    madeBy,
    reason: reason ?? null,
    isDraft: false,
  }
  if (current !== null && !current.frozenAt) {
    await req.payload.update({
      collection: slugs.quoteRevisions,
      id: current.id,
      data,
      depth: 0,
      req,
      overrideAccess: true, // revisions are the server's alone
    })
    return current.number
  }
  const number = current === null ? quote.currentRevision : current.number + 1
  await makeRoom(req, quote.id, number)
  await req.payload.create({
    collection: slugs.quoteRevisions,
    data: { ...data, quote: quote.id, number },
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
  if (number !== quote.currentRevision) await nameCurrent(req, quote.id, number)
  return number
}

/** From here on somebody relies on what the current revision says; doing it twice changes nothing. */
export async function freezeRevision(req: PayloadRequest, quote: Quote, at: Date): Promise<void> {
  await req.payload.db.updateMany({
    collection: slugs.quoteRevisions,
    where: {
      and: [
        { quote: { equals: quote.id } },
        { number: { equals: quote.currentRevision } },
        { frozenAt: { exists: false } },
      ],
    },
    data: { frozenAt: at.toISOString() },
    req,
    returning: false,
  })
}

async function nameCurrent(req: PayloadRequest, quoteId: number, number: number): Promise<void> {
  await req.payload.db.updateOne({
    collection: slugs.quotes,
    id: quoteId,
    data: { currentRevision: number },
    req,
    returning: false,
  })
}
