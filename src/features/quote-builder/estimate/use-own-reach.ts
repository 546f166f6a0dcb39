'use client'

import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { callApi } from '@/client/api'
import type { Customer } from '@/domain/quote/save-request'

type Reach = Pick<Customer, 'phone' | 'address'>

const profileShape = z.object({
  profile: z.object({ phoneNumber: z.string(), address: z.string() }),
})

/** The phone number and address that the account knows; null before they came, and where they did not. */
export function useOwnReach(userId: number | undefined): Reach | null {
  const [known, setKnown] = useState<{ of: number; reach: Reach } | null>(null)
  useEffect(() => {
    if (userId === undefined) return
    let isCurrent = true
    void readReach().then((reach) => {
      if (isCurrent && reach) setKnown({ of: userId, reach })
    })
    return () => {
      isCurrent = false
    }
  }, [userId])
  return known !== null && known.of === userId ? known.reach : null
}

async function readReach(): Promise<Reach | null> {
  const answer = await callApi('GET', '/api/accounts/profile')
  const read = profileShape.safeParse(answer.ok ? answer.body : null)
  if (!read.success) return null
  const { phoneNumber, address } = read.data.profile
  return { phone: phoneNumber, address: address.split('\n').join(', ') }
}
