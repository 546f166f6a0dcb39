'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { noteMaxLength, replyMaxLength, subjectMaxLength } from '@/domain/inquiry/reply'
import type { Conversation } from '@/services/inquiries/conversation-of'
import { useOneAct } from '../use-one-act'
import { answerField } from './answer-field'
import { useDraft } from './use-draft'

type Props = { conversation: Conversation }

/** Where an answer is written and sent, or kept as a note. */
export function AnswerPart({ conversation }: Props) {
  const { inquiryId, to, language, subject, templates } = conversation
  const t = useTranslations('office.inbox')
  const { draft, change, forget } = useDraft(inquiryId, { subject, text: '' })
  const { trouble, isBusy, act } = useOneAct(t('failed'))
  const [template, setTemplate] = useState('')
  // One press and its repetitions are one answer.
  const requestKey = useRef<string | null>(null)

  useEffect(() => {
    if (window.location.hash !== `#${answerField}`) return
    // a moment later: the browser first goes to the field itself
    const timer = setTimeout(() => {
      document.getElementById(answerField)?.focus({ preventScroll: true })
      // with what was asked, and what an answer can begin with
      document.getElementById('inbox-title')?.scrollIntoView()
    }, 50)
    return () => clearTimeout(timer)
  }, [])

  function send() {
    requestKey.current ??= crypto.randomUUID()
    const body = { inquiryId, ...draft, requestKey: requestKey.current }
    void act({ path: '/api/office/inquiries/reply', body, onDone: forget })
  }

  function note() {
    const body = { inquiryId, text: draft.text.slice(0, noteMaxLength) }
    void act({ path: '/api/office/inquiries/note', body, onDone: forget })
  }

  function choose(id: string) {
    setTemplate(id)
    const chosen = templates.find((one) => String(one.id) === id)
    if (chosen) change({ subject: chosen.subject, text: chosen.text })
  }

  return (
    <div className="inbox-answer" role="group" aria-label={t('answer')}>
      <p className="office-note">
        {to === null ? t('noAddress') : t('to', { to, language: t(`languages.${language}`) })}
      </p>
      {to === null ? null : (
        <>
          {templates.length === 0 ? null : (
            <label>
              {t('template')}
              <select
                value={template}
                disabled={isBusy}
                onChange={({ target }) => choose(target.value)}
              >
                <option value="">{t('noTemplate')}</option>
                {templates.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label>
            {t('subject')}
            <input
              type="text"
              maxLength={subjectMaxLength}
              lang={language}
              value={draft.subject}
              disabled={isBusy}
              onChange={({ target }) => change({ ...draft, subject: target.value })}
            />
          </label>
        </>
      )}
      <label>
        {to === null ? t('noteText') : t('text')}
        <textarea
          id={answerField}
          rows={8}
          maxLength={replyMaxLength}
          lang={language}
          value={draft.text}
          disabled={isBusy}
          onChange={({ target }) => change({ ...draft, text: target.value })}
        />
      </label>
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        {to === null ? null : (
          <Button type="button" size="small" disabled={isBusy} onClick={send}>
            {t('send')}
          </Button>
        )}
        <Button type="button" size="small" buttonStyle="secondary" disabled={isBusy} onClick={note}>
          {t('keepNote')}
        </Button>
      </div>
    </div>
  )
}
