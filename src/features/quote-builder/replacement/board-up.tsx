'use client'

import { useId, useState } from 'react'
import { useTranslations } from 'next-intl'
import { Phone } from 'lucide-react'
import { classNames } from '@/ui/class-names'
import { PhoneLink } from '@/ui/phone-link'
import type { BuilderCompany } from '../company'

/** One question first: what is open to the street is boarded up today, and priced afterwards. */
export function BoardUp({ company }: { company: BuilderCompany }) {
  const t = useTranslations('quote.replacement.boardUp')
  const name = useId()
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  const number = company.nightPhone ?? company.phone
  if (number === null) return null
  return (
    <div className="mt-8">
      <fieldset className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <legend className="contents">
          <span className="text-base font-semibold">{t('question')}</span>
        </legend>
        <div className="flex rounded-glass border border-rule-stone bg-paper">
          {([true, false] as const).map((answer) => (
            <label
              key={String(answer)}
              className={classNames(
                'flex min-h-11 min-w-16 cursor-pointer items-center justify-center border-rule-stone px-4 not-first:border-l has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
                answer === isOpen
                  ? 'bg-edge-tint font-semibold text-edge-ink shadow-[inset_0_0_0_1.5px_var(--color-edge-mid)] picked'
                  : 'text-text-second hover:text-text',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={answer === isOpen}
                onChange={() => setIsOpen(answer)}
                className="sr-only"
              />
              {t(answer ? 'yes' : 'no')}
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status">
        {isOpen === true ? (
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 bg-edge-ink px-5 py-4 text-ground">
            <p className="max-w-80">{t('offer')}</p>
            <PhoneLink
              phone={number}
              className="inline-flex min-h-11 items-center gap-2.5 rounded-glass border border-ground px-5 font-semibold text-ground"
            >
              <Phone aria-hidden="true" className="size-4.5" />
              {t('call', { number })}
            </PhoneLink>
          </div>
        ) : null}
      </div>
    </div>
  )
}
