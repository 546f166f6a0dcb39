import 'server-only'
import { globalSlugs } from '@collections/slugs'
import type { Payload, PayloadRequest } from 'payload'

type OfficeLimits = {
  /** Of a quote's total. */
  discountPercent: number
  /** Of one payment in all, in major units; 0 is none. */
  refund: number
  /** By which the day to pay a deposit by may be later than usual. */
  depositDays: number
  /** How long a price usually holds, which is no limit, and read with them. */
  usualDays: number
  /** Milliseconds in which what was sent can be taken back. */
  holdMs: number
}

type Reader = { payload: Payload; req?: PayloadRequest | undefined }

/** How far the office may go without asking an administrator. */
export async function officeLimits({ payload, req }: Reader): Promise<OfficeLimits> {
  const settings = await payload.findGlobal({
    slug: globalSlugs.pricingSettings,
    depth: 0,
    overrideAccess: true, // the limits hold for those who may not read them
    ...(req && { req }),
  })
  return {
    discountPercent: settings.officeDiscountPercent,
    refund: settings.officeRefundLimit,
    depositDays: settings.officeDepositDays,
    usualDays: settings.quoteValidityDays,
    holdMs: settings.officeHoldSeconds * 1000,
  }
}
