import 'server-only'
import { worksHere } from '@collections/access/roles'
import { slugs } from '@collections/slugs'
import { dayAfter, daysAfter, instantOf, shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { Visit } from '@/payload-types'
import type { ServiceContext } from '../context'
import { whereTo } from './where-to'
import type { WhereTo } from './where-to'

/** A visit as whoever goes there sees it, whatever else he may see: no sums, no quote, no office's notes. */
export type OwnVisit = WhereTo & Pick<Visit, 'id' | 'kind' | 'start' | 'end'> & { note: string }

export type OwnVisits = { today: OwnVisit[]; later: OwnVisit[] }

/** The visits of today and of the six days after it that one goes to oneself; null for others than us. */
export async function ownVisits({ ctx }: { ctx: ServiceContext }): Promise<OwnVisits | null> {
  const { actor, payload, now } = ctx
  if (actor === null || !worksHere(actor)) return null
  const today = shopDayOf(now(), timeZone)
  const [from, tomorrow, until] = [today, dayAfter(today), daysAfter(today, 7)].map(beginOf)
  const { docs } = await payload.find({
    collection: slugs.visits,
    where: {
      and: [
        { who: { equals: actor.id } },
        { isCancelled: { not_equals: true } },
        { start: { greater_than_equal: from } },
        { start: { less_than: until } },
      ],
    },
    sort: 'start',
    depth: 0,
    pagination: false,
    overrideAccess: true, // his own, and of each only what is needed to go there
  })
  const places = await whereTo(payload, docs)
  const shown = docs.map(({ id, kind, start, end, note }): OwnVisit => {
    const place = places.get(id) ?? { name: '', phone: null, address: null }
    return { id, kind, start, end, note: note ?? '', ...place }
  })
  const isToday = ({ start }: OwnVisit) => start < (tomorrow ?? '')
  return { today: shown.filter(isToday), later: shown.filter((visit) => !isToday(visit)) }
}

function beginOf(day: string): string {
  return instantOf(`${day}T00:00`, timeZone)?.toISOString() ?? `${day}T06:00:00.000Z`
}
