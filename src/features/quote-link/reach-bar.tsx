'use client'

import { Mail, MessageSquare, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { CallLink } from '@/ui/call-link'
import { TextLink } from '@/ui/text-link'

type Props = {
  phone: string
  nightPhone: string | null
  /** How a question is asked: here, or on another page. */
  ask: (() => void) | { href: string }
}

const way =
  'flex min-h-13 flex-1 cursor-pointer items-center justify-center gap-2 border-l border-rule font-semibold text-edge-ink hover:bg-edge-tint'

/** On a phone: the ways to reach the company, always at hand. */
export function ReachBar({ phone, nightPhone, ask }: Props) {
  const t = useTranslations('link.reach')
  const asking = (
    <>
      <Mail aria-hidden="true" className="size-4" />
      {t('ask')}
    </>
  )
  const called = (how: 'call' | 'emergency') => (
    <>
      <Phone aria-hidden="true" className="size-4" />
      {t(how)}
    </>
  )
  return (
    <nav
      aria-label={t('title')}
      className="bottom-bar fixed right-0 bottom-0 -left-px z-30 flex border-t border-rule bg-paper pb-[env(safe-area-inset-bottom)] text-base lg:hidden print:hidden [@media(max-height:20rem)]:static"
    >
      {phone ? (
        <>
          <CallLink
            phone={phone}
            night={nightPhone === null ? null : { phone: nightPhone, text: called('emergency') }}
            className={way}
          >
            {called('call')}
          </CallLink>
          <TextLink phone={phone} hasNight={nightPhone !== null} className={way}>
            <MessageSquare aria-hidden="true" className="size-4" />
            {t('text')}
          </TextLink>
        </>
      ) : null}
      {typeof ask === 'function' ? (
        <button type="button" className={way} onClick={ask}>
          {asking}
        </button>
      ) : (
        <a href={ask.href} className={way}>
          {asking}
        </a>
      )}
    </nav>
  )
}
