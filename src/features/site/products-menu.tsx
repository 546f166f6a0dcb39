'use client'

import type { RefObject } from 'react'
import { ChevronRight } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import Link from 'next/link'
import type { MenuLink, ProductsTexts } from './products-button'

export type ProductsMenuProps = {
  texts: ProductsTexts
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The button in the header, which was there before this code was. */
  button: RefObject<HTMLButtonElement | null>
}

const item =
  'flex min-h-11 cursor-pointer items-center justify-between gap-6 px-5 outline-none data-[highlighted]:bg-edge-tint data-[highlighted]:text-edge-ink data-[state=open]:bg-edge-tint'
const sheet =
  'z-50 min-w-68 rounded-glass border border-rule bg-paper py-2 shadow-float rise-in max-h-[calc(100dvh-8rem)] overflow-y-auto'

/** The products menu with its two submenus. */
export function ProductsMenu({ texts, open, onOpenChange, button }: ProductsMenuProps) {
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-labelledby="products-menu-button"
          align="start"
          alignOffset={-20}
          sideOffset={12}
          className={sheet}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            button.current?.focus()
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault()
            }
          }}
        >
          <Links links={texts.main} />
          <DropdownMenu.Separator className="my-2 h-px bg-rule" />
          <Submenu label={texts.moreLabel} links={texts.more} />
          <Submenu label={texts.guidesLabel} links={texts.guides} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

function Links({ links }: { links: MenuLink[] }) {
  return links.map(({ href, text }) => (
    <DropdownMenu.Item key={href} asChild>
      <Link href={href} className={item}>
        {text}
      </Link>
    </DropdownMenu.Item>
  ))
}

function Submenu({ label, links }: { label: string; links: MenuLink[] }) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={item}>
        {label}
        <ChevronRight aria-hidden="true" className="size-4 text-edge-mid" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal>
        <DropdownMenu.SubContent sideOffset={4} alignOffset={-9} className={sheet}>
          <Links links={links} />
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  )
}
