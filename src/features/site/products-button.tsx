'use client'

import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { ChevronDown } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { classNames } from '@/ui/class-names'
import type { ProductsMenuProps } from './products-menu'

export type MenuLink = { href: string; text: string }

export type ProductsTexts = {
  label: string
  main: MenuLink[]
  moreLabel: string
  more: MenuLink[]
  guidesLabel: string
  guides: MenuLink[]
}

type Menu = ComponentType<ProductsMenuProps>

let loading: Promise<Menu> | undefined

/** The menu's code comes when a hand comes near the button. */
function loadMenu(): Promise<Menu> {
  loading ??= import('./products-menu').then(({ ProductsMenu }) => ProductsMenu)
  return loading
}

/** Opens the products menu of the header. */
export function ProductsButton({ texts }: { texts: ProductsTexts }) {
  const pathname = usePathname()
  const button = useRef<HTMLButtonElement>(null)
  const [LoadedMenu, setLoadedMenu] = useState<Menu | null>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const current =
    pathname.includes('/products/') ||
    [...texts.main, ...texts.more, ...texts.guides].some(({ href }) => href === pathname)
  const prepare = () => void loadMenu().then((menu) => setLoadedMenu(() => menu))

  return (
    <span className="relative inline-flex">
      <button
        ref={button}
        id="products-menu-button"
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-current={current ? 'true' : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare()
          setOpenOn(open ? null : pathname)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          prepare()
          setOpenOn(pathname)
        }}
        className={classNames(
          'relative flex min-h-11 items-center gap-1.5 hover:text-edge-mid',
          current &&
            'text-edge-mid before:absolute before:inset-x-0 before:bottom-1 before:h-px before:bg-edge-mid',
        )}
      >
        {texts.label}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      {LoadedMenu === null ? null : (
        <LoadedMenu
          texts={texts}
          open={open}
          button={button}
          onOpenChange={(wanted) => setOpenOn(wanted ? pathname : null)}
        />
      )}
    </span>
  )
}
