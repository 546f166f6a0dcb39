'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { useLocale } from 'next-intl'
import { localHref } from '@/config/locales'
import { writeAddress } from './builder-address'
import type { BuilderAddress } from './builder-address'
import type { GoTo } from './use-builder-address'

type Props = Omit<ComponentProps<'a'>, 'href'> & { to: Partial<BuilderAddress>; goTo: GoTo }

/** A link to a place in the builder: a true address, opened without asking the server. */
export function BuilderLink({ to, goTo, ...rest }: Props) {
  const locale = useLocale()
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (elsewhere || event.defaultPrevented) return
    event.preventDefault()
    goTo(to)
  }
  return <a {...rest} href={localHref(locale, writeAddress(to))} onClick={open} />
}
