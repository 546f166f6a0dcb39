import 'server-only'
import { kindOfDays } from '@/domain/quote/order-days'
import type { OrderDays } from '@/domain/quote/order-days'
import type { QuotePaper } from '@/domain/quote/paper'
import type { ServiceContext } from '../context'
import { expectedDates } from './expected-dates'

/** The days that a file or a letter names, as its estimate does at this moment; null where it names none. */
export async function daysOfPaper(
  ctx: Pick<ServiceContext, 'payload' | 'now'>,
  paper: QuotePaper,
): Promise<OrderDays | null> {
  const kind = kindOfDays(paper, ctx.now())
  const dates = kind && (await expectedDates(ctx, kind))
  if (!dates) return null
  const { today, visit, ready, installed } = dates
  return { today, visit, ready, installed }
}
