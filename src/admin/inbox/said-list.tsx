'use client'

import { Button } from '@payloadcms/ui'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { callApi } from '@/client/api'
import type { Conversation } from '@/services/inquiries/conversation-of'
import { refusalText } from '../refusal-text'
import { keepDraft } from './use-draft'

type Props = Pick<Conversation, 'asked' | 'said' | 'inquiryId'>

/** What was answered and noted, the oldest first; what has not left yet can be stopped. */
export function SaidList({ asked, said, inquiryId }: Props) {
  const t = useTranslations('office.inbox')
  const format = useFormatter()
  return (
    <>
      <h2 className="office-heading" id="inbox-title">
        {t('title')}
      </h2>
      {asked.text === '' ? null : (
        <blockquote className="inbox-asked">
          <p className="inbox-over">
            {t('asked', { by: asked.by })}{' '}
            <time dateTime={asked.at}>
              {format.dateTime(new Date(asked.at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </p>
          <p className="inbox-text">{asked.text}</p>
        </blockquote>
      )}
      {said.length === 0 ? <p className="office-note">{t('nothing')}</p> : null}
      <ol className="inbox-said">
        {said.map((one) => (
          <li key={one.id} className={`inbox-${one.kind}`}>
            <p className="inbox-over">
              {t(one.kind, { by: one.by, to: one.to ?? '' })}{' '}
              <time dateTime={one.at}>
                {format.dateTime(new Date(one.at), { dateStyle: 'medium', timeStyle: 'short' })}
              </time>
            </p>
            {one.subject ? <p className="inbox-subject">{one.subject}</p> : null}
            <p className="inbox-text">{one.text}</p>
            {one.stopUntil ? (
              <Stop
                replyId={one.id}
                until={one.stopUntil}
                to={one.to ?? ''}
                inquiryId={inquiryId}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </>
  )
}

type StopProps = { replyId: number; until: string; to: string; inquiryId: number }

/** For the seconds that a letter is still in the house. */
function Stop({ replyId, until, to, inquiryId }: StopProps) {
  const t = useTranslations('office.inbox')
  const left = useSecondsUntil(until)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function stop() {
    const sent = await callApi('POST', '/api/office/inquiries/stop', { replyId })
    if (!sent.ok) {
      setTrouble(refusalText(sent) ?? t('failed'))
      return
    }
    keepDraft(inquiryId, sent.body as { subject: string; text: string })
    window.location.reload()
  }

  if (trouble !== null) return <p role="alert">{trouble}</p>
  if (left !== null && left <= 0) return <p className="office-note">{t('gone')}</p>
  return (
    <p className="inbox-stop">
      <span>{left === null ? t('sendingSoon', { to }) : t('sending', { to, left })}</span>
      <Button type="button" size="small" buttonStyle="secondary" onClick={() => void stop()}>
        {t('stop')}
      </Button>
    </p>
  )
}

/** Null until the page runs: the server's second is no longer the browser's. */
function useSecondsUntil(moment: string): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(moment)), 250)
    return () => clearInterval(timer)
  }, [moment])
  return left
}

function secondsUntil(moment: string): number {
  return Math.ceil((new Date(moment).getTime() - Date.now()) / 1000)
}
