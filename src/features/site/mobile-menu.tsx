'use client'

import { useEffect, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Menu, X } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'

type Props = {
  openText: string
  closeText: string
  label: string
  links: { href: string; text: string }[]
  /** The account's entries. */
  children: ReactNode
}

/** The phone's menu: it opens under the bar and closes on Escape, on a link and on a new page. */
export function MobileMenu({ openText, closeText, label, links, children }: Props) {
  const pathname = usePathname()
  const panelId = useId()
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenOn(null)
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  const Icon = open ? X : Menu
  return (
    <div className="ml-auto lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? closeText : openText}
        onClick={() => setOpenOn(open ? null : pathname)}
        className="-mr-2 grid size-11 place-items-center"
      >
        <Icon aria-hidden="true" className="size-6" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.75rem)] overflow-y-auto border-b border-rule bg-ground px-4 pb-6 shadow-bar"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a') !== null) setOpenOn(null)
        }}
      >
        <nav aria-label={label}>
          <ul>
            {links.map(({ href, text }) => (
              <li key={href} className="border-b border-rule">
                <Link
                  href={href}
                  aria-current={pathname === href ? 'page' : undefined}
                  className="flex min-h-13 items-center font-display text-h4 aria-[current=page]:text-edge-mid"
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="pt-4">{children}</div>
      </div>
    </div>
  )
}
