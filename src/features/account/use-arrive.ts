'use client'

import { useRouter } from 'next/navigation'
import { refreshSession } from '@/client/session'

/** After signing in or out: the header asks again who is there, and pages kept from before go. */
export function useArrive(): (path: string) => Promise<void> {
  const router = useRouter()
  return async (path) => {
    await refreshSession()
    router.replace(path)
    router.refresh()
  }
}
