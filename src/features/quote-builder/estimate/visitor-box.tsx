'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { buttonClasses } from '@/ui/button'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import type { CalculatedQuote } from '../draft/flow-state'
import { AccountLink } from '../page/account-link'
import { InquiryForm } from './inquiry-form'
import { PhoneFold } from './phone-fold'

const visitorBoxId = 'keep-this-quote'

/** For a visitor: an account keeps the quote; or the office gets it and calls back. */
export function VisitorBox({ calculated }: { calculated: CalculatedQuote }) {
  const t = useTranslations('quote.visitor')
  const [sending, setSending] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusOnExchange(place, sending)
  return (
    <section
      id={visitorBoxId}
      aria-labelledby="visitor-title"
      className="mt-4 scroll-mt-24 border-t border-rule pt-1 md:pt-4"
    >
      <PhoneFold
        id="visitor-title"
        title={t('title')}
        headingClass="font-sans text-base font-semibold"
      >
        <p className="mt-1 text-base text-pretty text-text-second">{t('loginOrRegister')}</p>
        <div className="mt-3 grid max-w-xl grid-cols-2 gap-3">
          <AccountLink
            to="/login"
            className={`${buttonClasses('ink')} whitespace-nowrap md:max-lg:px-3`}
          >
            {t('login')}
          </AccountLink>
          <AccountLink
            to="/register"
            className={`${buttonClasses('outline')} bg-paper whitespace-nowrap md:max-lg:px-3`}
          >
            {t('register')}
          </AccountLink>
        </div>
        <p className="mt-2 text-small text-text-second">{t('kept')}</p>
      </PhoneFold>
      <div className="mt-1 border-t border-rule pt-1 md:mt-4 md:pt-2">
        {sending ? (
          <>
            <h3 className="mt-2 font-sans text-base font-semibold">{t('sendTitle')}</h3>
            <p className="mt-1 text-base text-pretty text-text-second">{t('sendText')}</p>
          </>
        ) : null}
        <div ref={place} className={sending ? 'mt-3' : undefined}>
          {sending ? (
            <InquiryForm calculated={calculated} />
          ) : (
            <p className="flex min-h-11 flex-wrap items-center gap-x-3">
              <span className="font-semibold">{t('sendTitle')}</span>
              <button
                type="button"
                aria-expanded={false}
                onClick={() => setSending(true)}
                className="inline-flex min-h-11 items-center text-link"
              >
                {t('send')}
              </button>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
