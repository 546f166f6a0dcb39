'use client'

import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ChevronDown, Menu, X } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { MenuLink, ProductsTexts } from './products-button'

type Props = {
  openText: string
  closeText: string
  label: string
  /** Before and after the products. */
  links: [MenuLink[], MenuLink[]]
  products: ProductsTexts
  /** Stands at the top of it. */
  above: ReactNode
  /** The account's entries. */
  children: ReactNode
}

/** The phone's menu: it opens under the bar and closes on Escape, on a link and on a new page. */
export function MobileMenu({
  openText,
  closeText,
  label,
  links,
  products,
  above,
  children,
}: Props) {
  const pathname = usePathname()
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenOn(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [open])

  const Icon = open ? X : Menu
  return (
    <div className="lg:hidden">
      <button
        ref={button}
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
        className="phone-menu absolute inset-x-0 top-full h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-b border-rule bg-ground px-(--margin) pb-28 shadow-float"
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a') !== null) setOpenOn(null)
        }}
      >
        {above}
        <nav aria-label={label}>
          <ul>
            {links[0].map((link) => (
              <Row key={link.href} {...link} pathname={pathname} />
            ))}
            <li>
              <Group label={products.label} heading>
                <ul className="pb-3">
                  {products.main.map((link) => (
                    <SmallRow key={link.href} {...link} pathname={pathname} />
                  ))}
                  <li>
                    <Group label={products.moreLabel}>
                      <SmallRows links={products.more} pathname={pathname} />
                    </Group>
                  </li>
                  <li>
                    <Group label={products.guidesLabel}>
                      <SmallRows links={products.guides} pathname={pathname} />
                    </Group>
                  </li>
                </ul>
              </Group>
            </li>
            {links[1].map((link) => (
              <Row key={link.href} {...link} pathname={pathname} />
            ))}
          </ul>
        </nav>
        <div className="pt-5">{children}</div>
      </div>
    </div>
  )
}

type RowProps = MenuLink & { pathname: string }

function Row({ href, text, pathname }: RowProps) {
  return (
    <li className="border-b border-rule">
      <Link
        href={href}
        aria-current={pathname === href ? 'page' : undefined}
        className="flex min-h-13 items-center font-display text-h4 aria-[current=page]:text-edge-mid"
      >
        {text}
      </Link>
    </li>
  )
}

function SmallRow({ href, text, pathname }: RowProps) {
  return (
    <li>
      <Link
        href={href}
        aria-current={pathname === href ? 'page' : undefined}
        className="flex min-h-11 items-center pl-4 aria-[current=page]:text-edge-mid"
      >
        {text}
      </Link>
    </li>
  )
}

function SmallRows({ links, pathname }: { links: MenuLink[]; pathname: string }) {
  return (
    <ul className="pl-4">
      {links.map((link) => (
        <SmallRow key={link.href} {...link} pathname={pathname} />
      ))}
    </ul>
  )
}

function Group({
  label,
  heading = false,
  children,
}: {
  label: string
  heading?: boolean
  children: ReactNode
}) {
  return (
    <details className={heading ? 'group/outer border-b border-rule' : 'group/inner'}>
      <summary
        className={
          heading
            ? 'flex min-h-13 list-none items-center justify-between font-display text-h4 [&::-webkit-details-marker]:hidden'
            : 'flex min-h-11 list-none items-center justify-between pl-4 text-edge-mid [&::-webkit-details-marker]:hidden'
        }
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          className={
            heading
              ? 'size-5 text-edge-mid transition-transform duration-150 group-open/outer:rotate-180'
              : 'size-4 transition-transform duration-150 group-open/inner:rotate-180'
          }
        />
      </summary>
      {children}
    </details>
  )
}
