'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callApi } from '@/client/api'
import type { StoryPage } from '@/domain/customer/story'
import { refusalText } from '../refusal-text'
import { StoryRow } from './story-row'

type Props = {
  customerId: number
  first: StoryPage
  /** When the page was made: what is after it is to come. */
  now: string
}

/** What happened, the newest first, and as much of what was before as is asked for. */
export function StoryList({ customerId, first, now }: Props) {
  const t = useTranslations('officeCustomer.story')
  const [{ events, before }, setStory] = useState(first)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function older() {
    setBusy(true)
    const sent = await callApi('POST', '/api/office/customers/story', { customerId, before })
    setBusy(false)
    if (!sent.ok) return setTrouble(refusalText(sent) ?? t('failed'))
    const page = sent.body as StoryPage
    setTrouble(null)
    setStory({ events: [...events, ...page.events], before: page.before })
  }

  if (events.length === 0) return <p className="office-note">{t('empty')}</p>
  return (
    <>
      <ol className="story-list">
        {events.map((event) => (
          <StoryRow
            key={event.key}
            event={event}
            isToCome={event.at > now && event.kind !== 'visitCancelled'}
          />
        ))}
      </ol>
      {before === null ? null : (
        <Button
          type="button"
          size="small"
          buttonStyle="secondary"
          disabled={isBusy}
          onClick={() => void older()}
        >
          {t('older')}
        </Button>
      )}
      <p role="alert">{trouble}</p>
    </>
  )
}
