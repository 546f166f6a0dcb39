'use client'

import { useEffect } from 'react'
import { useRouter } from 'next/navigation'
import { callApi } from '@/client/api'
import { keyOfDates } from '@/domain/booking/dates-key'
import type { OrderDates } from '@/domain/booking/order-dates'
import type { OrderKind } from '@/domain/booking/order-kind'

const untilQuietMs = 800

/**
 * A page from the cache may name days that are booked by now: it asks once what an estimate asks, and is
 * read anew where that says other days.
 */
export function SameDays({ kind, shown }: { kind: OrderKind; shown: string }) {
  const router = useRouter()
  useEffect(() => {
    let isLeft = false
    const timer = setTimeout(() => {
      void callApi('GET', `/api/visits/dates?kind=${kind}&shown=${encodeURIComponent(shown)}`).then(
        (answer) => {
          if (isLeft || !answer.ok) return
          const { dates } = answer.body as { dates: OrderDates | null }
          if (keyOfDates(dates) !== shown) router.refresh()
        },
      )
    }, untilQuietMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [kind, router, shown])
  return null
}
