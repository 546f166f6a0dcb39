'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { noteOfCustomerMaxLength } from '@/domain/customer/story'
import { useOneAct } from '../use-one-act'

/** Where a call or a thought is noted. */
export function Composer({ customerId }: { customerId: number }) {
  const t = useTranslations('officeCustomer')
  const { trouble, isBusy, act } = useOneAct(t('story.failed'))
  const [text, setText] = useState('')
  // One press and its repetitions are one note.
  const requestKey = useRef<string | null>(null)

  function keep(kind: 'call' | 'note') {
    requestKey.current ??= crypto.randomUUID()
    const body = { customerId, kind, text, requestKey: requestKey.current }
    void act({ path: '/api/office/customers/note', body })
  }

  return (
    <div className="inbox-answer" role="group" aria-label={t('compose.title')}>
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
      </div>
      <p role="alert">{trouble}</p>
    </div>
  )
}
