import 'server-only'
import type { Payload } from 'payload'
import type { Visit } from '@/payload-types'
import { bookingsOfVisits } from '../bookings/find-booking'
import { contextOfVisits } from './job-of-visit'

/** What whoever goes there needs to find it; nothing of quotes or money is in it. */
export type WhereTo = { name: string; phone: string | null; address: string | null }

/** Where each visit leads, by its id: as the quote of its job says, or as it was booked on the site. */
export async function whereTo(payload: Payload, visits: Visit[]): Promise<Map<number, WhereTo>> {
  const contexts = await contextOfVisits(payload, visits)
  const bookings = await bookingsOfVisits(payload, visits)
  return new Map(
    visits.map(({ id }) => {
      const { name, phone, address } = contexts.get(id)?.contact ?? bookings.get(id) ?? {}
      return [id, { name: name ?? '', phone: phone ?? null, address: address ?? null }]
    }),
  )
}
