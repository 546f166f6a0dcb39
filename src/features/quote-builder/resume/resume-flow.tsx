'use client'

import { useEffect, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { writeOwnDraft } from '@/client/quote-drafts'
import { Button, buttonClasses } from '@/ui/button'
import { BuilderLink } from '../address/builder-link'
import type { GoTo } from '../address/use-builder-address'
import type { BuilderCompany } from '../company'
import { AccountLink } from '../page/account-link'
import { BuilderBar } from '../page/builder-bar'
import { TalkBar } from '../page/phone-bar'
import { SheetOutline } from '../page/sheet-outline'
import { usePricingTables } from '@/builder/tables/use-pricing-tables'
import { askForQuote } from './ask-for-quote'
import type { ResumeAnswer } from './ask-for-quote'
import { PaidQuote } from './paid-quote'
import { reopen } from './resumed-flow'

type Place = { company: BuilderCompany; goTo: GoTo }
type Props = Place & { quoteId: number }

/** Opens a saved quote where it was left, or says why it cannot be opened. */
export function ResumeFlow({ quoteId, company, goTo }: Props) {
  const place = { company, goTo }
  const t = useTranslations('quote.resume')
  const tables = usePricingTables()
  const [asNew, setAsNew] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<ResumeAnswer | null>(null)

  useEffect(() => {
    let current = true
    void askForQuote(quoteId, asNew).then((next) => {
      if (current) setAnswer(next)
    })
    return () => {
      current = false
    }
  }, [quoteId, asNew, attempt])

  const resumed = answer?.kind === 'found' ? answer.resumed : null
  const page = answer?.kind === 'elsewhere' ? answer.page : null
  const isPaid = resumed !== null && resumed.id !== null && !resumed.canPay
  const reopened = useMemo(
    () => (resumed && tables && !isPaid ? reopen(resumed, tables) : null),
    [resumed, tables, isPaid],
  )
  const isUnknown =
    answer?.kind === 'not_found' || (resumed !== null && tables !== null && !isPaid && !reopened)

  useEffect(() => {
    if (!reopened) return
    writeOwnDraft(reopened.key, reopened.stored)
    goTo(reopened.place, 'replace')
  }, [reopened, goTo])

  // what the shop sent has a page of its own
  useEffect(() => {
    if (page !== null) window.location.replace(page)
  }, [page])

  if (answer?.kind === 'not_signed_in') {
    return (
      <Notice title={t('signInTitle')} {...place}>
        {t('signInText')}
        <span className="mt-6 flex flex-wrap gap-3">
          <AccountLink to="/login" className={buttonClasses('sun', 'large')}>
            {t('login')}
          </AccountLink>
          <AccountLink to="/register" className={buttonClasses('outline', 'large')}>
            {t('register')}
          </AccountLink>
        </span>
      </Notice>
    )
  }
  if (isUnknown) {
    return (
      <Notice title={t('notFoundTitle')} {...place}>
        {t('notFoundText')}
        <Fresh goTo={goTo} />
      </Notice>
    )
  }
  if (answer?.kind === 'failed') {
    return (
      <Notice title={t('failedTitle')} {...place}>
        {t('failedText')}
        <span className="mt-6 block">
          <Button onClick={() => setAttempt(attempt + 1)}>{t('retry')}</Button>
        </span>
      </Notice>
    )
  }
  if (isPaid) {
    return (
      <PaidQuote resumed={resumed} tables={tables} onStartNew={() => setAsNew(true)} {...place} />
    )
  }
  return (
    <div className="page min-h-screen pt-16 pb-24" role="status" data-flow-comes="">
      <p className="font-display text-h3 text-text-second">{t('loading')}</p>
      <SheetOutline className="mt-8" />
    </div>
  )
}

type NoticeProps = Place & { title: string; children: ReactNode }

function Notice({ title, company, goTo, children }: NoticeProps) {
  return (
    <div className="page pb-24">
      <BuilderBar title={title} company={company} goTo={goTo} />
      <div role="alert" className="mt-6 max-w-2xl border border-rule bg-paper p-6 sm:p-10">
        <h1 className="text-title lg:text-h2">{title}</h1>
        <div className="mt-4 text-pretty text-text-second">{children}</div>
      </div>
      <TalkBar company={company} />
    </div>
  )
}

function Fresh({ goTo }: { goTo: GoTo }) {
  const t = useTranslations('quote.resume')
  return (
    <span className="mt-6 block">
      <BuilderLink to={{}} goTo={goTo} className={buttonClasses('ink')}>
        {t('fresh')}
      </BuilderLink>
    </span>
  )
}
