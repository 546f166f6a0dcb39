'use client'

import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { callApi } from '@/client/api'
import { useSession } from '@/client/session'
import type { ContactFields } from '@/domain/inquiry/inquiry-forms'
import { profileIn } from './profile-in'

type Form = Pick<UseFormReturn<ContactFields>, 'getValues' | 'setValue'>
type Known = Pick<ContactFields, 'name' | 'email' | 'phone'>

/**
 * Fills in who is signed in, once the cached page stands and the form is shown. What somebody has
 * typed by then stays.
 */
export function useKnownSender({ getValues, setValue }: Form, isShown: boolean): void {
  const session = useSession()
  const user = session.status === 'known' ? session.user : null
  const email = user?.email
  const fullName = user?.fullName ?? ''

  useEffect(() => {
    if (email === undefined || !isShown) return
    let gone = false
    fill({ name: fullName, email })
    void readProfile().then((profile) => {
      if (!gone && profile !== null) fill({ phone: profile.phoneNumber })
    })
    return () => {
      gone = true
    }

    function fill(known: Partial<Known>): void {
      for (const name of ['name', 'email', 'phone'] as const) {
        const value = known[name]
        if (value !== undefined && !getValues(name)) setValue(name, value)
      }
    }
  }, [getValues, setValue, isShown, email, fullName])
}

/** Null where it could not be read: the form is as good without it. */
async function readProfile() {
  const answer = await callApi('GET', '/api/accounts/profile')
  return answer.ok ? profileIn(answer.body) : null
}
