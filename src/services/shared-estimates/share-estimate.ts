import 'server-only'
import { slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import type { RuledPrice } from '@/domain/glass-rules/price-within-rules'
import { validUntil } from '@/domain/quote/validity'
import { sharedEstimateLetter } from '@/mail/shared-mail'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'
import { letterhead } from '../mail/letterhead'
import { queueMail } from '../mail/queue-mail'
import { paperOfShared } from './paper-of-shared'
import { addressOfShared, newSharedToken } from './shared-token'

export type ShareOutcome = { ok: true; url: string } | Extract<RuledPrice, { ok: false }>

type Args = {
  ctx: Pick<ServiceContext, 'payload' | 'now'>
  /** The inputs of a price; its figures are worked out here. */
  input: unknown
  locale: Locale
  /** Whom the link is sent to; null gives it to whoever asked. */
  email: string | null
}

/**
 * Keeps an estimate as it is priced now and answers the link to it, for who has no account. A letter says
 * the same to everybody: nothing that a visitor typed is in it.
 */
export async function shareEstimate({ ctx, input, locale, email }: Args): Promise<ShareOutcome> {
  const { payload } = ctx
  const now = ctx.now()
  const { tables } = await pricingForOffice(ctx)
  const priced = priceWithinRules(input, tables)
  if (!priced.ok) return priced
  const paper = await paperOfShared({ payload, priced, now })
  const { token, linkHash } = newSharedToken()
  const ends = validUntil(now, priced.basis.settings.quoteValidityDays).toISOString()
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
    await queueMail({ payload, message: await sharedEstimateLetter({ ...head, paper, url }) })
  }
  return { ok: true, url }
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
