import { useEffect, useState } from 'react'
import { z } from 'zod'
import { callApi } from '@/client/api'
import type { OrderDates } from '@/domain/booking/order-dates'
import type { OrderKind } from '@/domain/booking/order-kind'

const shape: z.ZodType<{ dates: OrderDates | null }> = z.object({
  dates: z
    .object({
      today: z.string(),
      visit: z.string(),
      approved: z.string(),
      ready: z.object({ from: z.string(), until: z.string() }),
      installed: z.object({ from: z.string(), until: z.string() }),
      makeDays: z.object({ least: z.number(), most: z.number() }),
      installDays: z.object({ least: z.number(), most: z.number() }),
      days: z.array(z.object({ day: z.string(), isWorking: z.boolean() })),
    })
    .nullable(),
})

/** When what is ordered now is measured, made and installed; null where nobody can say, undefined while it is asked. */
export function useOrderDates(kind: OrderKind): OrderDates | null | undefined {
  const [dates, setDates] = useState<OrderDates | null>()
  useEffect(() => {
    let isLeft = false
    void callApi('GET', `/api/visits/dates?kind=${kind}`).then((answer) => {
      const read = answer.ok ? shape.safeParse(answer.body) : null
      if (!isLeft) setDates(read?.data?.dates ?? null)
    })
    return () => {
      isLeft = true
    }
  }, [kind])
  return dates
}
