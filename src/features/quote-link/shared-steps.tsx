'use client'

import { OrderSteps } from '@/client/order-steps'
import type { OrderDates } from '@/domain/booking/order-dates'

type Props = { dates: OrderDates | null; until: string | null; withDeposit: boolean }

/** What comes next, on the days and in the words of the estimate that was shared. */
export function SharedSteps({ dates, until, withDeposit }: Props) {
  return <OrderSteps {...{ dates, withDeposit }} until={until === null ? null : new Date(until)} />
}
