import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { BookingFields } from '@/domain/booking/booking-form'
import { translatorOf } from '@/i18n/translator'
import type { Booking } from '@/payload-types'
import type { ServiceContext } from '../context'
import { enterInquiry } from '../inquiries/store-inquiry'
import { whenOf } from '@/mail/booking-mail'
import { idOrNull } from '../payments/records'
import { queueBookingLetter } from './booking-letter'
import { jobOfAccount, jobOfQuote } from './visit-to-job'

type Entry = {
  ctx: ServiceContext
  req: PayloadRequest
  hold: Booking
  fields: BookingFields
}

/** Writes what a hold became: the inquiry that carries it, the visit, the booking and its letter. */
export async function enterVisit({
  ctx,
  req,
  hold,
  fields,
  link,
}: Entry & { link: { linkNonce: string; linkHash: string } }): Promise<void> {
  const { payload } = ctx
  const { start, end } = hold
  const account = ctx.actor?.role === 'customer' ? ctx.actor : null
  const quoteId = idOrNull(hold.quote)
  const inquiry = await enterInquiry({
    ctx,
    req,
    inquiry: {
      ...inquiryOf(hold, fields),
      ...(quoteId === null ? {} : { aboutQuote: quoteId }),
    },
    locale: hold.language,
  })
  const visit = await payload.create({
    collection: slugs.visits,
    data: {
      inquiry: inquiry.id,
      job: await job(),
      kind: 'measure',
      start,
      end,
      note: [fields.address, fields.phone].join('\n'),
      // the letter below says so, and no other one has to
      toldStart: start,
      toldEnd: end,
      toldAt: ctx.now().toISOString(),
    },
    depth: 0,
    overrideAccess: true, // whoever held the time may
    req,
  })
  const { website: _website, message, ...who } = fields
  const booking = await payload.update({
    collection: slugs.bookings,
    id: hold.id,
    data: {
      ...who,
      ...link,
      message: message ?? null,
      state: 'booked',
      typed: null,
      inquiry: inquiry.id,
      visit: visit.id,
      user: account?.id ?? null,
    },
    depth: 0,
    overrideAccess: true, // services alone write it
    req,
  })
  await queueBookingLetter({ payload, req, booking, visit, about: 'booked' })

  /** Of the quote whose link he came from, else of his account. */
  async function job(): Promise<number | null> {
    if (quoteId !== null) return jobOfQuote(req, quoteId)
    return account === null ? null : jobOfAccount(req, account, hold)
  }
}

/** A program filled it in: kept as what it is, and the time is free again. */
export async function keepAsSpam({ ctx, req, hold, fields }: Entry): Promise<void> {
  const { website } = fields
  const inquiry = { ...inquiryOf(hold, fields), traces: { website } }
  await enterInquiry({ ctx, req, inquiry, locale: hold.language })
  await ctx.payload.delete({
    collection: slugs.bookings,
    id: hold.id,
    depth: 0,
    overrideAccess: true, // services alone write it
    req,
  })
}

/** As staff read it, in the language of the office. */
function inquiryOf({ start, end, zip }: Booking, fields: BookingFields) {
  const t = translatorOf(defaultLocale, 'booking')
  const { day, time } = whenOf(defaultLocale, { start, end })
  const lines = [
    t('shop.booked', { day, time }),
    `${t('details.address')}: ${fields.address} (${zip})`,
    fields.message ?? '',
  ]
  return {
    kind: 'visit',
    name: fields.name,
    email: fields.email,
    phone: fields.phone,
    service: t(`subjects.${fields.about}`),
    message: lines.filter(Boolean).join('\n'),
    priced: null,
    traces: {},
  } as const
}
