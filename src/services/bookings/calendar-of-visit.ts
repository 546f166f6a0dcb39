import 'server-only'
import { readCompanyFacts } from '@collections/globals/read-company'
import { translatorOf } from '@/i18n/translator'
import { visitFile } from '../calendar/visit-file'
import type { ServiceContext } from '../context'
import { addressOfVisit } from './booking-token'
import { visitOfToken } from './find-booking'

type Args = { ctx: ServiceContext; token: unknown }

/** The visit that a link opens, as a file for a calendar; null where it opens none. */
export async function calendarOfVisit({ ctx, token }: Args): Promise<string | null> {
  const { payload } = ctx
  const found = await visitOfToken({ payload, token, now: ctx.now() })
  if (found === null) return null
  const { booking, visit } = found
  const { name } = await readCompanyFacts({ payload, locale: booking.language })
  return visitFile({
    visit,
    isCancelled: visit.isCancelled === true,
    summary: translatorOf(booking.language, 'booking')('calendar', { company: name }),
    address: booking.address ?? '',
    url: addressOfVisit(booking),
  })
}
