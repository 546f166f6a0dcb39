'use client'

import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { AddressReader } from '@/ui/address-reader'
import { RunWhileRead } from '@/ui/run-while-read'

type Props = { className: string; children: ReactNode }

/** Runs while the cached page is read, so that the numbers stand in their order from the first. */
const markWhileRead =
  "if(/[?&]service=emergency(&|$)/.test(location.search))document.currentScript.parentElement.parentElement.setAttribute('data-emergency','')"

/** Marks what is in it (`group/ask`) while the address asks for the emergency service. */
export function EmergencyFirst({ className, children }: Props) {
  const [asked, setAsked] = useState(false)
  const read = useCallback((query: string) => {
    setAsked(new URLSearchParams(query).get('service') === 'emergency')
  }, [])
  return (
    <div
      className={`group/ask ${className}`}
      data-emergency={asked ? '' : undefined}
      suppressHydrationWarning
    >
      <RunWhileRead code={markWhileRead} />
      {children}
      <AddressReader onRead={read} />
    </div>
  )
}
