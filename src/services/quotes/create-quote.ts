import 'server-only'
import type { PayloadRequest } from 'payload'
import { slugs } from '@collections/slugs'
import type { Actor, ServiceContext } from '../context'
import { isCurrentPricing } from '../catalogue/current-pricing'
import { advanceCustomer } from '../customers/advance-customer'
import { customerLock } from '../customers/find-customer'
import { lockKey } from '@collections/database/lock-key'
import { withRepeatableTransaction } from '../database/transaction'
import { sendPhotosAlong } from '../photos/send-photos-along'
import { keepRevision } from '../revisions/keep-revision'
import { customerOf } from './customer-fields'
import { pricingMoved } from './save-outcome'
import type { PricedSave, SavedQuote, SaveOutcome } from './save-outcome'
import { figuresOf, savedQuoteOf, standingOf } from './stored-quote'

/** Makes the one quote of a request key; whoever comes second is answered with the first one's. */
export async function createQuote({
  ctx,
  actor,
  save,
  pricingVersion,
  priced,
}: PricedSave): Promise<SaveOutcome | typeof pricingMoved> {
  if (priced.quote.totalCost !== save.expectedTotal) {
    return { ok: false, kind: 'price_changed', quote: priced.quote }
  }
  return withRepeatableTransaction(
    ctx.payload,
    async (req): Promise<SaveOutcome | typeof pricingMoved> => {
      await lockKey(req, `quote:${actor.id}:${save.requestKey}`)
      const earlier = await findByRequestKey({ ctx, actor, requestKey: save.requestKey, req })
      if (earlier) return { ok: true, kind: 'repeated', quote: earlier }
      if (!(await isCurrentPricing(req, pricingVersion))) return pricingMoved
      // before the quote, which names the account: whoever deletes that holds its customer first
      await lockKey(req, customerLock(actor.email))
      const quote = await ctx.payload.create({
        collection: slugs.quotes,
        data: {
          ...figuresOf(priced, ctx.now()),
          ...customerOf(actor, save),
          user: actor.id,
          requestKey: save.requestKey,
          origin: 'website',
          currentRevision: 1,
          ...standingOf(priced.verdicts),
          paymentStatus: 'unpaid',
        },
        depth: 0,
        req,
        context: { transition: true },
        overrideAccess: true, // customers write quotes through this service alone
      })
      await sendPhotosAlong({ req, claim: save.photos, to: { quotes: quote.id } })
      await keepRevision(req, quote, { madeBy: actor.email })
      await advanceCustomer({ ctx, req, userId: actor.id, reason: 'saved_quote' })
      return { ok: true, kind: 'created', quote: savedQuoteOf(quote) }
    },
  )
}

type KeyArgs = {
  ctx: Pick<ServiceContext, 'payload'>
  actor: Actor
  requestKey: string
  req?: PayloadRequest
}

/** The quote that an earlier request of the same account with the same key made. */
export async function findByRequestKey({
  ctx,
  actor,
  requestKey,
  req,
}: KeyArgs): Promise<SavedQuote | null> {
  const { docs } = await ctx.payload.find({
    collection: slugs.quotes,
    where: { and: [{ user: { equals: actor.id } }, { requestKey: { equals: requestKey } }] },
    limit: 1,
    depth: 0,
    joins: false,
    pagination: false,
    overrideAccess: true, // the condition names the account
    ...(req === undefined ? {} : { req }),
  })
  const [quote] = docs
  return quote ? savedQuoteOf(quote) : null
}
