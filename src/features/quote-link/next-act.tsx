'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'

const name = 'next-act'

type Props = {
  /** Another one stands for another act, such as paying after a yes. */
  act: string
  children: ReactNode
}

/**
 * Holds the page together over its acts: once the one thing to do is another one, that is brought into
 * view and takes the focus of what went. Nothing moves when the page opens.
 */
export function FollowsAct({ act, children }: Props) {
  const before = useRef(act)
  useEffect(() => {
    if (before.current === act) return
    before.current = act
    const place = document.getElementById(name)
    place?.scrollIntoView({ block: 'start' })
    place?.focus({ preventScroll: true })
  }, [act])
  return children
}

/** Where the one next thing to do stands, or what came of the last one. */
export function NextAct({ children }: { children: ReactNode }) {
  const t = useTranslations('link')
  return (
    <div
      id={name}
      tabIndex={-1}
      role="group"
      aria-label={t('next')}
      className="scroll-mt-6 outline-none"
    >
      {children}
    </div>
  )
}
