'use client'

import { useMemo } from 'react'
import { refreshSession, useSession as useSiteSession } from '@/client/session'

export type SessionUser = { email: string; fullName: string }

export type Session =
  { state: 'asking' } | { state: 'visitor' } | { state: 'signed_in'; user: SessionUser }

/** Who is signed in, as the header knows it: another tab may sign in or out at any time. */
export function useSession(): { session: Session; askAgain: () => void } {
  const known = useSiteSession()
  const session = useMemo((): Session => {
    if (known.status === 'loading') return { state: 'asking' }
    const { user } = known
    return user
      ? { state: 'signed_in', user: { email: user.email, fullName: user.fullName } }
      : { state: 'visitor' }
  }, [known])
  return { session, askAgain: () => void refreshSession() }
}
