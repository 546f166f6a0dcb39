'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { openAssistant } from '@/client/assistant'
import { classNames } from '@/ui/class-names'

type Props = {
  label: string
  /** Call and text; none while the company has no number. */
  talk: { href: string; text: string; label?: string; when?: 'day' | 'night' }[]
  chat: string
  quote: { href: string; text: string }
}

/** The phone's fixed bar; the quote builder brings a fuller one of its own. */
export function PhoneBar({ label, talk, chat, quote }: Props) {
  if (usePathname().endsWith('/get-quote')) return null
  return (
    <nav
      aria-label={label}
      className="page-bar fixed inset-x-0 bottom-0 z-30 flex border-t border-rule bg-ground pb-[env(safe-area-inset-bottom)] font-semibold max-[359px]:text-small lg:hidden print:hidden [@media(max-height:20rem)]:static"
    >
      {talk.map(({ href, text: words, label, when }) => (
        <a
          key={href}
          href={href}
          aria-label={label}
          className={classNames(
            'flex min-h-15 flex-auto items-center justify-center border-r border-rule px-2',
            when === 'day' && 'call-by-day',
            when === 'night' && 'call-at-night',
          )}
        >
          {words}
        </a>
      ))}
      <button
        type="button"
        onClick={openAssistant}
        className="min-h-15 flex-auto px-2 font-semibold"
      >
        {chat}
      </button>
      <Link
        href={quote.href}
        className="phone-quote flex min-h-15 flex-auto items-center justify-center bg-edge-ink px-3 text-ground"
      >
        {quote.text}
      </Link>
    </nav>
  )
}
