import 'server-only'
import { lockKey } from '@collections/database/lock-key'
import { readBookingRules } from '@collections/globals/read-booking'
import type { PayloadRequest } from 'payload'
import { freeSlotAt } from '@/domain/booking/slots'
import type { Slot } from '@/domain/booking/slots'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { takenTimes } from './taken-times'

type Wanted = {
  zip: string
  /** An instant. */
  start: string
  now: Date
  except?: { visitId?: number | undefined; bookingId?: number | undefined }
}

/**
 * One transaction at a time gives away what a day of the shop has room for, until it ends. Whatever turns
 * a hold into a visit has to hold the day, too: counted in between, it would be neither.
 */
export async function lockDay(req: PayloadRequest, start: string): Promise<void> {
  await lockKey(req, `visits-on:${shopDayOf(new Date(start), timeZone)}`)
}

/** The slot at `start`, its day locked, where it is free still; null where it is not. */
export async function claimSlot(
  req: PayloadRequest,
  { zip, start, now, except = {} }: Wanted,
): Promise<Slot | null> {
  await lockDay(req, start)
  const { payload } = req
  const rules = await readBookingRules({ payload, req })
  const dayMs = 24 * 60 * 60_000
  const at = new Date(start).getTime()
  const span = {
    start: new Date(at - dayMs).toISOString(),
    end: new Date(at + dayMs).toISOString(),
  }
  const taken = await takenTimes({ payload, req, span, now, except })
  return freeSlotAt({ rules, zip, now, zone: timeZone, taken }, start)
}
