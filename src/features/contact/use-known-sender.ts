'use client'

import { useEffect } from 'react'
import type { RefObject } from 'react'
import { callApi } from '@/client/api'
import { useSession } from '@/client/session'
import { profileIn } from './profile-in'

/**
 * Fills in who is signed in, once the cached page stands and the form is shown. What somebody has
 * typed by then stays.
 */
export function useKnownSender(form: RefObject<HTMLFormElement | null>, isShown: boolean): void {
  const session = useSession()
  const user = session.status === 'known' ? session.user : null
  const email = user?.email
  const fullName = user?.fullName ?? ''

  useEffect(() => {
    if (email === undefined || !isShown) return
    let gone = false
    fill(form.current, { name: fullName, email })
    void readProfile().then((profile) => {
      if (!gone && profile !== null) fill(form.current, { phone: profile.phoneNumber })
    })
    return () => {
      gone = true
    }
  }, [form, isShown, email, fullName])
}

function fill(form: HTMLFormElement | null, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.value === '') field.value = value
  }
}

/** Null where it could not be read: the form is as good without it. */
async function readProfile() {
  const answer = await callApi('GET', '/api/accounts/profile')
  return answer.ok ? profileIn(answer.body) : null
}
