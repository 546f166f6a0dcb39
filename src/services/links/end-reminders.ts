import 'server-only'
import { slugs } from '@collections/slugs'
import type { ServiceContext } from '../context'
import { quoteOfLink } from './quote-of-link'

type Args = { ctx: ServiceContext; token: unknown }

/** Whoever holds the link wants no reminders any more; false where the link opens nothing. */
export async function endReminders({ ctx, token }: Args): Promise<boolean> {
  const quote = await quoteOfLink({ ctx, token })
  if (quote === null) return false
  await ctx.payload.update({
    collection: slugs.quotes,
    id: quote.id,
    data: { wantsNoReminders: true },
    depth: 0,
    context: { settlement: true },
    overrideAccess: true, // the customer says so; the site writes it down
  })
  return true
}
