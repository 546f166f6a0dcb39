'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { callLink, useTroubleWords } from './link-call'

/** Whoever comes from a reminder ends them here: a letter that is fetched ahead ends nothing. */
export function RemindersPanel({ token }: { token: string }) {
  const t = useTranslations('link.reminders')
  const troubleWords = useTroubleWords()
  const [state, setState] = useState<'asked' | 'busy' | 'ended'>('asked')
  const [trouble, setTrouble] = useState<string | null>(null)

  async function end() {
    setState('busy')
    const sent = await callLink('reminders', { token })
    setTrouble(sent.ok ? null : troubleWords(sent))
    setState(sent.ok ? 'ended' : 'asked')
  }

  if (state === 'ended') return <Alert tone="done" title={t('ended')} />
  return (
    <Alert tone="notice" title={t('title')}>
      <p>{t('text')}</p>
      {trouble === null ? null : (
        <p role="alert" className="mt-2 font-medium text-error">
          {trouble}
        </p>
      )}
      <div className="mt-3">
        <Button busy={state === 'busy'} onClick={() => void end()}>
          {t('end')}
        </Button>
      </div>
    </Alert>
  )
}
