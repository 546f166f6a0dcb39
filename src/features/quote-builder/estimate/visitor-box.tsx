'use client'

import { useRef, useState } from 'react'
import { useTranslations } from 'next-intl'
import { buttonClasses, Button } from '@/ui/button'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import type { CalculatedQuote } from '../draft/flow-state'
import { AccountLink } from '../page/account-link'
import { InquiryForm } from './inquiry-form'

export const visitorBoxId = 'keep-this-quote'

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
      className="mt-4 scroll-mt-24 border-t border-rule pt-4"
    >
      <h2 id="visitor-title" className="font-sans text-base font-semibold">
        {t('title')}
      </h2>
      <p className="mt-1 text-base text-pretty text-text-second">{t('loginOrRegister')}</p>
      <div className="mt-3 grid max-w-xl grid-cols-2 gap-3">
        <AccountLink to="/login" className={buttonClasses('ink')}>
          {t('login')}
        </AccountLink>
        <AccountLink to="/register" className={`${buttonClasses('outline')} bg-paper`}>
          {t('register')}
        </AccountLink>
      </div>
      <p className="mt-2 text-small text-text-second">{t('kept')}</p>
      <div className="mt-4 border-t border-rule pt-4">
        <h3 className="font-sans text-base font-semibold">{t('sendTitle')}</h3>
        <p className="mt-1 text-base text-pretty text-text-second">{t('sendText')}</p>
        <div ref={place} className="mt-3">
          {sending ? (
            <InquiryForm calculated={calculated} />
          ) : (
            <Button className="bg-paper" aria-expanded={false} onClick={() => setSending(true)}>
              {t('send')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
