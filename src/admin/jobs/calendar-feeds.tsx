'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { callApi } from '@/client/api'

/** The secret addresses that calendars subscribe to, shown when they are asked for. */
export function CalendarFeeds() {
  const t = useTranslations('officeJobs.feeds')
  return (
    <details className="jobs-feeds">
      <summary>{t('title')}</summary>
      <div>
        <p>{t('intro')}</p>
        <Feed whose="mine" />
        <Feed whose="all" />
      </div>
    </details>
  )
}

/** One secret address, shown, copied and renewed. */
export function Feed({ whose }: { whose: 'mine' | 'all' }) {
  const t = useTranslations('officeJobs.feeds')
  const [url, setUrl] = useState('')
  const [said, setSaid] = useState('')

  async function ask(renew: boolean) {
    const sent = await callApi('POST', '/api/office/calendar', { whose, renew })
    if (!sent.ok) {
      setSaid(t('failed'))
      return
    }
    setUrl((sent.body as { url: string }).url)
    setSaid(renew ? t('renewNote') : '')
  }

  async function copy() {
    await navigator.clipboard.writeText(url).then(
      () => setSaid(t('copied')),
      () => setSaid(t('failed')),
    )
  }

  return (
    <div className="jobs-feed" role="group" aria-label={t(whose)}>
      <strong>{t(whose)}</strong>
      {url === '' ? (
        <Button type="button" size="small" buttonStyle="secondary" onClick={() => void ask(false)}>
          {t('show')}
        </Button>
      ) : (
        <>
          <input type="text" readOnly value={url} aria-label={t(whose)} />
          <div className="office-choices">
            <Button type="button" size="small" onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button
              type="button"
              size="small"
              buttonStyle="secondary"
              onClick={() => void ask(true)}
            >
              {t('renew')}
            </Button>
          </div>
        </>
      )}
      <span role="status">{said}</span>
    </div>
  )
}
