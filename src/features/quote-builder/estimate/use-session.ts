'use client'

import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { askRest } from '../data/rest-list'

const sessionShape = z.object({
  user: z.nullable(z.object({ email: z.string(), fullName: z.nullish(z.string()) })),
})

export type SessionUser = { email: string; fullName: string }

export type Session =
  { state: 'asking' } | { state: 'visitor' } | { state: 'signed_in'; user: SessionUser }

/** Who is signed in, asked when the estimate opens. */
export function useSession(): { session: Session; markSignedOut: () => void } {
  const [session, setSession] = useState<Session>({ state: 'asking' })
  useEffect(() => {
    let current = true
    void askRest('/api/session', (body) => sessionShape.safeParse(body)).then((answer) => {
      if (!current) return
      const user = answer.ok && answer.value.success ? answer.value.data.user : null
      setSession(
        user
          ? { state: 'signed_in', user: { email: user.email, fullName: user.fullName ?? '' } }
          : { state: 'visitor' },
      )
    })
    return () => {
      current = false
    }
  }, [])
  const markSignedOut = useCallback(() => setSession({ state: 'visitor' }), [])
  return { session, markSignedOut }
}
