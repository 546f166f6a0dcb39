'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

/** The fixed bar; it turns translucent and casts a shadow once the page has moved 20 px. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const sentinel = useRef<HTMLDivElement>(null)
  const [scrolled, setScrolled] = useState(false)

  useEffect(() => {
    const mark = sentinel.current
    if (mark === null) return
    const watcher = new IntersectionObserver(([entry]) =>
      setScrolled(entry?.isIntersecting === false),
    )
    watcher.observe(mark)
    return () => watcher.disconnect()
  }, [])

  return (
    <>
      <div
        ref={sentinel}
        aria-hidden="true"
        className="pointer-events-none absolute top-0 h-5 w-px"
      />
      <div aria-hidden="true" className="h-15 md:h-18 print:hidden" />
      <header
        className={classNames(
          'fixed inset-x-0 top-0 z-40 border-b transition-[background-color,box-shadow] duration-200 print:hidden',
          scrolled
            ? 'border-transparent bg-ground/90 shadow-bar backdrop-blur-md'
            : 'border-rule bg-ground',
        )}
      >
        {children}
      </header>
    </>
  )
}
