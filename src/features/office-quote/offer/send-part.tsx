'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Tick } from '@/ui/tick'
import { useMoney } from '../use-money'
import { Faults } from './faults'
import { LinkPart } from './link-part'
import { SentLine } from './sent-line'
import type { Sent, useSend } from './use-send'

type Props = {
  known: OfficeQuote | null
  email: string
  phone: string
  /** Whether something was typed since it was sent. */
  isChanged: boolean
  /** Whether this person may release what a rule or a discount holds back. */
  mayRelease: boolean
  sending: ReturnType<typeof useSend>
}

/** The one next act: send, and after it the link and what the customer made of it. */
export function SendPart({ known, email, phone, isChanged, mayRelease, sending }: Props) {
  const t = useTranslations('officeQuote.send')
  const { sent, send, stand } = sending
  const [wantsMail, setWantsMail] = useState(true)
  const byMail = wantsMail && email !== ''
  const isOpen = known === null || isChanged || known.isDraft || known.sentAt === null
  const needsLook = Object.values(known?.verdicts ?? {})
    .flat()
    .some(({ level }) => level === 'approval')
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
          {needsLook && !mayRelease ? (
            <p className="text-small text-text-second">{t('needsLook')}</p>
          ) : null}
          <Button
            look="sun"
            size="large"
            id="send-now"
            busy={sent.kind === 'busy'}
            disabled={known === null}
            aria-keyshortcuts="Control+Enter"
            onClick={() => void send(byMail)}
          >
            {t(
              needsLook && !mayRelease
                ? 'ask'
                : known?.status === 'awaiting_approval' && mayRelease
                  ? 'release'
                  : sent.kind === 'price_changed'
                    ? 'newPrice'
                    : known?.sentAt
                      ? 'sendRevision'
                      : byMail
                        ? 'send'
                        : 'makeLink',
              { revision: known?.revision ?? 1 },
            )}
          </Button>
        </>
      ) : null}
      {known?.sentAt ? (
        <SentLine known={known} sent={sent} onStop={() => void stand('take_back')} />
      ) : null}
      {known?.link ? <LinkPart known={known} link={known.link} phone={phone} /> : null}
    </section>
  )
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
    case 'awaiting_approval':
      return <Alert tone="notice" title={t('waits')} />
    case 'taken_back':
      return <Alert tone="done" title={t('takenBack')} />
    default:
      return known?.status === 'awaiting_approval' ? (
        <Alert tone="notice" title={t('waits')} />
      ) : null
  }
}
