import type { Payload, PayloadRequest } from 'payload'
import { readZipList } from '@/domain/booking/area-of-zip'
import type { BookingRules, OrderLead } from '@/domain/booking/booking-rules'
import { globalSlugs } from '../slugs'

type Args = {
  payload: Payload
  /** Inside a transaction. */
  req?: Pick<PayloadRequest, 'transactionID'>
}

/** The one reader of what staff have set about visits to book. */
export async function readBookingRules({ payload, req }: Args): Promise<BookingRules> {
  const transactionID = req?.transactionID
  const row = await payload.findGlobal({
    slug: globalSlugs.booking,
    depth: 0,
    overrideAccess: true, // what the page of bookings shows
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
  return {
    isOpen: row.isOpen,
    hours: (row.hours ?? []).map(({ weekday, from, until }) => ({ weekday, from, until })),
    lengthMinutes: row.lengthMinutes,
    places: row.places,
    leadHours: row.leadHours,
    aheadDays: row.aheadDays,
    changeHours: row.changeHours,
    holdMinutes: row.holdMinutes,
    keepsHolidays: row.keepsHolidays,
    closed: (row.closedDays ?? []).map(({ from, until }) => ({
      from: from.slice(0, 10),
      until: (until ?? from).slice(0, 10),
    })),
    leads: { usual: leadOf(row), commercial: leadOf(row.commercial ?? {}) },
    areas: (row.areas ?? []).map(({ name, zips, weekdays }) => ({
      name,
      zips: readZipList(zips) ?? [],
      weekdays: weekdays ?? [],
    })),
    elsewhere: row.elsewhere,
  }
}

type LeadName = 'measureDays' | 'approveDays' | 'makeDaysLeast' | 'makeDaysMost' | 'installDays'

type LeadRow = Partial<Record<LeadName, number | null>>

/** Null while one of them is missing. */
function leadOf(row: LeadRow): OrderLead | null {
  const { measureDays, approveDays, makeDaysLeast, makeDaysMost, installDays } = row
  if (typeof measureDays !== 'number' || typeof approveDays !== 'number') return null
  if (typeof makeDaysLeast !== 'number' || typeof makeDaysMost !== 'number') return null
  if (typeof installDays !== 'number') return null
  return {
    measureDays,
    approveDays,
    makeDays: { least: makeDaysLeast, most: makeDaysMost },
    installDays,
  }
}
