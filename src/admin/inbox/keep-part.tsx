'use client'

import { Button } from '@payloadcms/ui'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { instantOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import type { Conversation } from '@/services/inquiries/conversation-of'
import { useOneAct } from '../use-one-act'
import { assignField } from './answer-field'

type Props = { conversation: Conversation }

/** Whose an inquiry is, and until when it may rest. */
export function KeepPart({ conversation }: Props) {
  const { inquiryId, people, assignedTo, snooze } = conversation
  const t = useTranslations('office.inbox')
  const format = useFormatter()
  const { trouble, isBusy, act } = useOneAct(t('failed'))
  const [day, setDay] = useState('')

  function assign(who: string) {
    const body = { inquiryId, who: who === '' ? null : Number(who) }
    void act({ path: '/api/office/inquiries/assign', body })
  }

  function rest(until: string) {
    void act({ path: '/api/office/inquiries/snooze', body: { inquiryId, until } })
  }

  const morning = instantOf(`${day}T08:00`, timeZone)?.toISOString()
  return (
    <div className="inbox-keep">
      <label>
        {t('assigned')}
        <select
          id={assignField}
          value={assignedTo ?? ''}
          disabled={isBusy}
          onChange={({ target }) => assign(target.value)}
        >
          <option value="">{t('nobody')}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div role="group" aria-label={t('snooze')} className="inbox-snooze">
        <span>{t('snooze')}</span>
        {snooze.map(({ name, until }) => (
          <Button
            key={name}
            type="button"
            size="small"
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => rest(until)}
          >
            {t('until', {
              day: format.dateTime(new Date(until), {
                weekday: 'short',
                hour: 'numeric',
                minute: '2-digit',
              }),
            })}
          </Button>
        ))}
        <label>
          {t('day')}
          <input
            type="date"
            value={day}
            disabled={isBusy}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
        {morning === undefined ? null : (
          <Button
            type="button"
            size="small"
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => rest(morning)}
          >
            {t('untilDay')}
          </Button>
        )}
      </div>
      <p role="alert">{trouble}</p>
    </div>
  )
}
