'use client'

import { useState } from 'react'
import { useLeave } from '@/client/use-leave'
import { Button } from '@/ui/button'

type Props = {
  home: string
  texts: { logout: string; loggedOutTitle: string; loggedOutText: string; logoutError: string }
}

export function SignOutButton({ home, texts }: Props) {
  const leaveTo = useLeave(home)
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    if (!(await leaveTo(texts))) setBusy(false)
  }

  return (
    <Button busy={busy} onClick={() => void leave()}>
      {texts.logout}
    </Button>
  )
}
