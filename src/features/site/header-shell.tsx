'use client'

import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

type Props = {
  /** The narrow strip above the bar; it slides away while the page is scrolled. */
  strip: ReactNode
  children: ReactNode
}

/** The fixed header; its bar turns translucent and casts a shadow once the page has moved 20 px. */
export function HeaderShell({ strip, children }: Props) {
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
      <div aria-hidden="true" className="site-head h-27 lg:h-31 print:hidden" />
      <header
        className={classNames(
          'site-header fixed inset-x-0 top-0 z-40 transition-transform duration-200 ease-pane print:hidden [@media(max-height:20rem)]:absolute',
          scrolled && '-translate-y-11 focus-within:translate-y-0',
        )}
      >
        <div className="site-strip bg-edge-ink text-ground">{strip}</div>
        <div
          className={classNames(
            'border-b transition-[background-color,box-shadow] duration-200',
            scrolled
              ? 'border-transparent bg-ground shadow-header lg:bg-ground/90 lg:backdrop-blur-md'
              : 'border-rule bg-ground',
          )}
        >
          {children}
        </div>
      </header>
    </>
  )
}
