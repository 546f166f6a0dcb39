'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'

/** Takes the place of a form that was sent, the focus that the form had, and the eye. */
export function Arrived({ className, children }: { className?: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    // In the middle of the window neither the fixed bars nor the toast lie on it.
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className={classNames(className, 'outline-none')}>
      {children}
    </div>
  )
}
