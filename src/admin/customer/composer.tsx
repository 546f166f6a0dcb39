'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { noteOfCustomerMaxLength } from '@/domain/customer/story'
import { daysAfter } from '@/domain/job/shop-time'
import { keepForReload, useAfterReload } from './use-after-reload'
import { useOneAct } from '../use-one-act'

type Props = {
  customerId: number
  /** Who can be given a task, with the one who writes first. */
  people: readonly { id: number; name: string }[]
  /** The day at the shop. */
  today: string
}

/** Where a call or a thought is noted, or a task is planned. */
export function Composer({ customerId, people, today }: Props) {
  const t = useTranslations('officeCustomer')
  const { trouble, isBusy, act } = useOneAct(t('story.failed'))
  const [said, place] = useAfterReload('customer-noted')
  const [text, setText] = useState('')
  const [dueOn, setDueOn] = useState(daysAfter(today, 1))
  const [who, setWho] = useState(people[0]?.id ?? null)
  // One press and its repetitions are one note.
  const requestKey = useRef<string | null>(null)

  function keep(kind: 'call' | 'note' | 'task') {
    requestKey.current ??= crypto.randomUUID()
    const wish = { customerId, text, requestKey: requestKey.current }
    const onDone = () => keepForReload('customer-noted', kind)
    void act(
      kind === 'task'
        ? { path: '/api/office/customers/task', body: { ...wish, dueOn, who }, onDone }
        : { path: '/api/office/customers/note', body: { ...wish, kind }, onDone },
    )
  }

  return (
    <div className="inbox-answer" id="customer-notes" role="group" aria-label={t('compose.title')}>
      <label>
        {t('compose.text')}
        <textarea
          rows={3}
          value={text}
          maxLength={noteOfCustomerMaxLength}
          disabled={isBusy}
          aria-describedby="compose-hint"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p id="compose-hint" className="office-note">
        {t('compose.hint')}
      </p>
      <div className="story-buttons">
        {(['call', 'note'] as const).map((kind) => (
          <Button
            key={kind}
            type="button"
            size="small"
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => keep(kind)}
          >
            {t(`compose.${kind}`)}
          </Button>
        ))}
        <label>
          {t('compose.dueOn')}
          <input
            type="date"
            value={dueOn}
            disabled={isBusy}
            onChange={({ target }) => setDueOn(target.value)}
          />
        </label>
        <label>
          {t('compose.who')}
          <select
            value={who ?? ''}
            disabled={isBusy}
            onChange={({ target }) => setWho(Number(target.value))}
          >
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Button
          type="button"
          size="small"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => keep('task')}
        >
          {t('compose.task')}
        </Button>
      </div>
      <p role="alert">{trouble}</p>
      <p role="status" className="story-noted" ref={place}>
        {said === 'call' || said === 'note' || said === 'task' ? t(`compose.done.${said}`) : null}
      </p>
    </div>
  )
}
