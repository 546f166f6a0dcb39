import 'server-only'
import { slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { RuledPrice } from '@/domain/glass-rules/price-within-rules'
import { quoteNumber } from '@/domain/quote/quote-number'
import { validUntil } from '@/domain/quote/validity'
import { timeZone } from '@/i18n/time-zone'
import { sharedEstimateLetter } from '@/mail/shared-mail'
import { daysOfPaper } from '../bookings/days-of-paper'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'
import { letterhead } from '../mail/letterhead'
import { queueMail } from '../mail/queue-mail'
import { findOwnQuote } from '../quotes/find-own-quote'
import { paperOfShared } from './paper-of-shared'
import { addressOfShared, newSharedToken } from './shared-token'

export type ShareOutcome = { ok: true; url: string } | Extract<RuledPrice, { ok: false }>

type Args = {
  ctx: Pick<ServiceContext, 'payload' | 'now' | 'actor'>
  /** The inputs of a price; its figures are worked out here. */
  input: unknown
  /** The quote that these inputs were saved as; it counts where it is the caller's own and as priced. */
  quoteId?: number | null
  locale: Locale
  /** Whom the link is sent to; null gives it to whoever asked. */
  email: string | null
}

/**
 * Keeps an estimate as it is priced now and answers the link to it, for who has no account. A letter says
 * the same to everybody: nothing that a visitor typed is in it.
 */
export async function shareEstimate({
  ctx,
  input,
  quoteId = null,
  locale,
  email,
}: Args): Promise<ShareOutcome> {
  const { payload } = ctx
  const now = ctx.now()
  const { tables } = await pricingForOffice(ctx)
  const priced = priceWithinRules(input, tables)
  if (!priced.ok) return priced
  const number = await numberOfSaved(ctx, quoteId, priced.quote.totalCost)
  const paper = await paperOfShared({ payload, priced, now, number })
  const { token, linkHash } = newSharedToken()
  const ends = validUntil(now, priced.basis.settings.quoteValidityDays, timeZone).toISOString()
  await sweep(ctx, now)
  await payload.create({
    collection: slugs.sharedEstimates,
    data: { linkHash, request: priced.request, paper, validUntil: ends },
    depth: 0,
    overrideAccess: true, // the collection is closed: services alone write it
  })
  const url = addressOfShared(token, locale)
  if (email !== null) {
    const head = await letterhead({ payload, to: email, locale })
    const days = await daysOfPaper(ctx, paper)
    const message = await sharedEstimateLetter({ ...head, paper, days, url })
    await queueMail({ payload, message })
  }
  return { ok: true, url }
}

/** The number by which a saved estimate is asked about; empty where it is nobody's, or was priced otherwise. */
async function numberOfSaved(
  ctx: Args['ctx'],
  quoteId: number | null,
  total: number,
): Promise<string> {
  const { actor } = ctx
  if (actor === null || quoteId === null) return ''
  const quote = await findOwnQuote({ ctx, actor, quoteId })
  return quote?.totalCost === total ? quoteNumber(quote.id) : ''
}

/** What has run out opens nothing, and goes. */
async function sweep({ payload }: Pick<ServiceContext, 'payload'>, now: Date): Promise<void> {
  await payload.delete({
    collection: slugs.sharedEstimates,
    where: { validUntil: { less_than: now.toISOString() } },
    depth: 0,
    overrideAccess: true, // as above
  })
}
