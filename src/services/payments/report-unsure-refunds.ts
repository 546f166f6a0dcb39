import 'server-only'
import type { KeptRefund } from '@/domain/payment/refunds'
import type { ServiceContext } from '../context'
import { withTransaction } from '../database/transaction'
import { intend } from './after-payment'
import { keptRefunds } from './kept-refunds'
import { lockPayment, writePayment } from './move-states'
import { errorDetailsOf } from './records'

/** Tells the office, once of each, of refunds of which nobody here can find out whether they were made. */
export async function reportUnsureRefunds(
  ctx: ServiceContext,
  paymentId: number,
  unsure: KeptRefund[],
): Promise<void> {
  await withTransaction(ctx.payload, async (req) => {
    const payment = (await lockPayment(req, paymentId))?.payment
    if (payment === undefined) return
    const details = errorDetailsOf(payment)
    const told = details?.unsureRefunds ?? []
    // Stripe may have told of some meanwhile
    const asked = keptRefunds(payment).filter(({ state }) => state === 'requested')
    const news = asked
      .map(({ key }) => key)
      .filter((key) => unsure.some((one) => one.key === key) && !told.includes(key))
    if (news.length === 0) return
    await writePayment(req, paymentId, {
      errorDetails: {
        ...details,
        type: 'refund_unsure',
        message: 'Stripe does not say whether a refund was made; it is not asked for again.',
        unsureRefunds: [...told, ...news],
      },
    })
    await intend(req, paymentId, 'refund_unsure')
  })
}
