'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { Role } from '@/domain/account/roles'
import { deciderOf, mayLetOut } from '@/domain/quote/approval'
import type { TaxTreatment } from '@/domain/quote/tax-treatment'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Tick } from '@/ui/tick'
import { useMoney } from '../use-money'
import { Faults } from './faults'
import { LinkPart } from './link-part'
import { NotAsked } from './not-asked'
import { SentLine } from './sent-line'
import type { Sent, useSend } from './use-send'

type Props = {
  known: OfficeQuote | null
  email: string
  phone: string
  jobSite: string
  treatment: TaxTreatment
  /** Whether something was typed since it was sent. */
  isChanged: boolean
  /** Of whoever sits here: who may release what. */
  role: Role
  sending: ReturnType<typeof useSend>
}

/** The one next act: send, and after it the link and what the customer made of it. */
export function SendPart(props: Props) {
  const { known, email, phone, jobSite, treatment, isChanged, role, sending } = props
  const t = useTranslations('officeQuote.send')
  const { sent, send, stand } = sending
  const [wantsMail, setWantsMail] = useState(true)
  const byMail = wantsMail && email !== ''
  const isOpen = known === null || isChanged || known.isDraft || known.sentAt === null
  const reasons = known?.reasonsToWait ?? []
  const decider = deciderOf(reasons)
  const isAsked = decider !== null && known?.waitsFor === decider
  const releases = isAsked && mayLetOut(role, decider)
  const asks = decider !== null && !releases && role !== 'admin'
  return (
    <section aria-label={t('label')} className="grid gap-3" id="send-part" tabIndex={-1}>
      <Outcome sent={sent} known={known} />
      {isOpen ? (
        <>
          {email === '' ? (
            <p className="text-small text-text-second">{t('noMail')}</p>
          ) : (
            <Tick text={t('byMail', { email })} isOn={wantsMail} onChange={setWantsMail} />
          )}
          {reasons.map((reason) => (
            <p key={reason} className="text-small text-text-second">
              {t(`reasons.${reason}`)}
            </p>
          ))}
          <NotAsked jobSite={jobSite} treatment={treatment} />
          {asks && isAsked ? null : (
            <Button
              look="sun"
              size="large"
              id="send-now"
              busy={sent.kind === 'busy'}
              disabled={known === null}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void send({ byMail, release: releases })}
            >
              {asks ? t(`ask.${decider}`) : releases ? t('release') : usualWords()}
            </Button>
          )}
        </>
      ) : null}
      {known?.sentAt ? (
        <SentLine known={known} sent={sent} onStop={() => void stand('take_back')} />
      ) : null}
      {known?.jobId && !isOpen ? (
        <a href={`/admin/jobs-board?job=${known.jobId}`} className="text-small text-link">
          {t('toJob')}
        </a>
      ) : null}
      {known?.link ? <LinkPart known={known} link={known.link} phone={phone} /> : null}
    </section>
  )

  function usualWords(): string {
    if (sent.kind === 'price_changed') return t('newPrice')
    if (known?.sentAt) return t('sendRevision', { revision: known.revision })
    return byMail ? t('send') : t('makeLink')
  }
}

function Outcome({ sent, known }: { sent: Sent; known: OfficeQuote | null }) {
  const t = useTranslations('officeQuote.send')
  const money = useMoney(known?.paper?.currency)
  switch (sent.kind) {
    case 'faults':
      return <Faults problems={known?.problems ?? []} />
    case 'offline':
      return <Alert title={t('offline')} />
    case 'refused':
      return <Alert title={sent.message || t('failed')} />
    case 'price_changed':
      return (
        <Alert title={t('priceChanged')}>
          {t('priceWas', { before: money(sent.before), after: money(known?.total ?? 0) })}
        </Alert>
      )
    case 'taken_back':
      return <Alert tone="done" title={t('takenBack')} />
    default:
      return known?.isDraft && known.waitsFor !== null ? (
        <Alert tone="notice" title={t(`waits.${known.waitsFor}`)} />
      ) : null
  }
}
