import 'server-only'
import { readBookingRules } from '@collections/globals/read-booking'
import { areaOfZip, readZip } from '@/domain/booking/area-of-zip'
import { bookableSpan, freeDays } from '@/domain/booking/slots'
import type { FreeDay } from '@/domain/booking/slots'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'
import { takenTimes } from './taken-times'

export type FreeVisits =
  | { ok: true; zip: string; area: string | null; days: FreeDay[] }
  | { ok: false; kind: 'closed' | 'zipInvalid' | 'zipNowhere' }

/** What can be booked for a ZIP code at this moment; never from a cache. */
export async function freeVisits({
  ctx,
  zip: typed,
  exceptVisit,
}: {
  ctx: ServiceContext
  zip: string
  /** The visit that is to be moved: its own place is free for it. */
  exceptVisit?: number
}): Promise<FreeVisits> {
  const { payload } = ctx
  const rules = await readBookingRules({ payload })
  if (!rules.isOpen) return { ok: false, kind: 'closed' }
  const zip = readZip(typed)
  if (zip === null) return { ok: false, kind: 'zipInvalid' }
  const served = areaOfZip(rules, zip)
  if (served.kind === 'nowhere') return { ok: false, kind: 'zipNowhere' }
  const now = ctx.now()
  const span = bookableSpan(rules, now, timeZone)
  const taken = await takenTimes({ payload, span, now, except: { visitId: exceptVisit } })
  const days = freeDays({ rules, zip, now, zone: timeZone, taken })
  return { ok: true, zip, area: served.kind === 'area' ? served.name : null, days }
}
