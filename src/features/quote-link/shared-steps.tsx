'use client'

import { OrderSteps } from '@/client/order-steps'
import type { OrderDates } from '@/domain/booking/order-dates'

type Props = { dates: OrderDates | null; until: string | null; withDeposit: boolean }

/** What comes next, on the days and in the words of the estimate that was shared. */
export function SharedSteps({ dates, until, withDeposit }: Props) {
  return (
    // upright, the line of days reaches a little below its last words
    <div className="max-lg:pb-6 print:pb-0">
      <OrderSteps {...{ dates, withDeposit }} until={until === null ? null : new Date(until)} />
    </div>
  )
}
