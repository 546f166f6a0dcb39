'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { flowComesScript } from '@/policy/own-scripts.mjs'
import { RunWhileParsed } from '@/ui/run-while-parsed'

type Props = { isRead: boolean; children: ReactNode }

/**
 * Holds what the cached page shows before any script: the picker, which most visitors came for. It
 * can’t be used until the address is read, and is not even seen where the address names a flow.
 */
export function UntilAddressIsRead({ isRead, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isRead) return
    frame.current?.removeAttribute('data-flow-comes')
    delete document.documentElement.dataset.flowAhead
  }, [isRead])
  return (
    <div
      ref={frame}
      inert={!isRead}
      className="data-flow-comes:invisible data-flow-comes:min-h-screen"
      suppressHydrationWarning
    >
      <RunWhileParsed code={flowComesScript} />
      {children}
    </div>
  )
}
