'use client'

import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { emergencyScript } from '@/policy/own-scripts.mjs'
import { AddressReader } from '@/ui/address-reader'
import { RunWhileParsed } from '@/ui/run-while-parsed'

type Props = { className: string; children: ReactNode }

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
      <RunWhileParsed code={emergencyScript} />
      {children}
      <AddressReader onRead={read} />
    </div>
  )
}
