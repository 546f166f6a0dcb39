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
      className="mt-6 scroll-mt-24 border-t border-rule pt-5"
    >
      <h2 id="visitor-title" className="text-h3">
        {t('title')}
      </h2>
      <p className="mt-2">{t('loginOrRegister')}</p>
      <div className="mt-5 grid max-w-xl grid-cols-2 gap-3">
        <AccountLink to="/login" className={buttonClasses('ink', 'large')}>
          {t('login')}
        </AccountLink>
        <AccountLink to="/register" className={`${buttonClasses('outline', 'large')} bg-paper`}>
          {t('register')}
        </AccountLink>
      </div>
      <p className="mt-3 text-small text-text-second">{t('kept')}</p>
      <div className="mt-6 border-t border-rule-stone pt-6">
        <h3 className="text-h4">{t('sendTitle')}</h3>
        <p className="mt-1 text-base text-text-second">{t('sendText')}</p>
        <div ref={place} className="mt-4">
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
