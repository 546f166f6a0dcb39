'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { instantOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { Modal } from './modal'

export type SnoozeChoice = { name: 'afternoon' | 'tomorrow' | 'monday'; until: string }

type Props = {
  who: string
  choices: SnoozeChoice[]
  onChoose: (until: string, when: string) => void
  onClose: () => void
}

/** Until when a row may rest. */
export function SnoozeDialog({ who, choices, onChoose, onClose }: Props) {
  const t = useTranslations('officeMorning.snooze')
  const format = useFormatter()
  const [day, setDay] = useState('')
  const morning = instantOf(`${day}T08:00`, timeZone)?.toISOString()
  const say = (until: string) =>
    format.dateTime(new Date(until), {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    })
  return (
    <Modal title={t('title', { who })} onClose={onClose}>
      <ul className="today-choices">
        {choices.map(({ name, until }) => (
          <li key={name}>
            <button type="button" onClick={() => onChoose(until, say(until))}>
              {t(name)} <small>{say(until)}</small>
            </button>
          </li>
        ))}
      </ul>
      <form
        className="today-day"
        onSubmit={(event) => {
          event.preventDefault()
          if (morning !== undefined) onChoose(morning, say(morning))
        }}
      >
        <label>
          {t('day')}
          <input type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
        </label>
        <button type="submit">{t('set')}</button>
      </form>
      <button type="button" onClick={onClose}>
        {t('cancel')}
      </button>
    </Modal>
  )
}
