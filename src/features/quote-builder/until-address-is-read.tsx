'use client'

import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type Props = { isRead: boolean; children: ReactNode }

/**
 * Runs while the page is read: an address that names a flow must not show the picker first, nor let
 * the footer stand where the flow will be.
 */
const hideUnlessPicker =
  "<script>if(/[?&](serviceType|quote_id)=/.test(location.search))document.currentScript.parentElement.parentElement.style.cssText='visibility:hidden;min-height:100vh'</script>"

/**
 * Holds what the cached page shows before any script: the picker, which most visitors came for. It
 * can’t be used until the address is read, and is not even seen where the address names a flow.
 */
export function UntilAddressIsRead({ isRead, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isRead) frame.current?.style.removeProperty('visibility')
  }, [isRead])
  return (
    <div ref={frame} inert={!isRead} suppressHydrationWarning>
      <div hidden dangerouslySetInnerHTML={{ __html: hideUnlessPicker }} />
      {children}
    </div>
  )
}
