'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { RunWhileRead } from '@/ui/run-while-read'

type Props = { isRead: boolean; children: ReactNode }

/**
 * Runs while the page is read: an address that names a flow must not show the picker first. The
 * site's footer stays unseen as long as something says that a flow comes, so that nobody sees it jump.
 */
const hideUnlessPicker =
  "if(/[?&](serviceType|quote_id)=/.test(location.search))document.currentScript.parentElement.parentElement.setAttribute('data-flow-comes','')"

/**
 * Holds what the cached page shows before any script: the picker, which most visitors came for. It
 * can’t be used until the address is read, and is not even seen where the address names a flow.
 */
export function UntilAddressIsRead({ isRead, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isRead) frame.current?.removeAttribute('data-flow-comes')
  }, [isRead])
  return (
    <div
      ref={frame}
      inert={!isRead}
      className="data-flow-comes:invisible data-flow-comes:min-h-screen"
      suppressHydrationWarning
    >
      <RunWhileRead code={hideUnlessPicker} />
      {children}
    </div>
  )
}
