'use client'

import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { callLink, textIn } from './link-call'

type Props = {
  token: string
  /** Without scripts, and where the call does not arrive: a visit that knows no quote. */
  href: string
  className?: string
}

/** Leads to the times of a visit that is for this quote; where one stands by now, the page shows it. */
export function BookVisit({ token, href, className }: Props) {
  const t = useTranslations('link.state')
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function book() {
    setBusy(true)
    const sent = await callLink('visit', { token })
    setBusy(false)
    const next = sent.ok ? textIn(sent.body, 'href') : href
    if (next === null) router.refresh()
    else window.location.assign(next)
  }

  function press(event: MouseEvent) {
    event.preventDefault()
    if (!busy) void book()
  }

  return (
    <a
      href={href}
      onClick={press}
      aria-disabled={busy || undefined}
      className={classNames(buttonClasses('sun'), className)}
    >
      {t('bookVisit')}
    </a>
  )
}
