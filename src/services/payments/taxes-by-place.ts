import 'server-only'
import { isAdmin } from '@collections/access/roles'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { ServiceContext } from '../context'
import { daysAsked } from './days-asked'
import { moneyEvents } from './money-events'
import { taxLines } from './tax-lines'
import type { TaxLine } from './tax-lines'

/** The taxes by place of this month so far, as the bookkeeper's table has them; null to all but administrators. */
export async function taxesByPlace(
  ctx: Pick<ServiceContext, 'actor' | 'now' | 'payload'>,
): Promise<TaxLine[] | null> {
  if (!isAdmin(ctx.actor)) return null
  const today = shopDayOf(ctx.now(), timeZone)
  const days = daysAsked({ from: `${today.slice(0, 8)}01`, to: today })
  if (days === null) return []
  return taxLines(await moneyEvents(ctx.payload, days.begin, days.end))
}
