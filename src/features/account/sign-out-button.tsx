'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { signOut } from '@/client/sign-out'
import { Button } from '@/ui/button'

type Props = {
  home: string
  texts: { logout: string; loggedOutTitle: string; loggedOutText: string; logoutError: string }
}

export function SignOutButton({ home, texts }: Props) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    if (await signOut(texts)) router.push(home)
    else setBusy(false)
  }

  return (
    <Button busy={busy} onClick={() => void leave()}>
      {texts.logout}
    </Button>
  )
}
