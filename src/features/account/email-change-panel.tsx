'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { callApi } from '@/client/api'
import { refreshSession } from '@/client/session'
import type { ChangeSide } from '@/domain/account/email-change'
import { Alert } from '@/ui/alert'
import { Button, buttonClasses } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { useTroubleWords } from './form-words'

type Props = {
  token: string
  /** Null where the link does not work. */
  change: { side: ChangeSide; email: string } | null
  profileHref: string
  forgotHref: string
}

type State = 'ready' | 'busy' | 'half' | 'done' | 'cancelled' | 'used'

/** Says yes or no by a button: mail scanners open links, and a link that acts would be used up by them. */
export function EmailChangePanel({ token, change, profileHref, forgotHref }: Props) {
  const t = useTranslations('account')
  const troubleWords = useTroubleWords()
  const [state, setState] = useState<State>(change === null ? 'used' : 'ready')

  async function say(word: 'confirm' | 'cancel') {
    setState('busy')
    const sent = await callApi('POST', `/api/accounts/email-change/${word}`, { token })
    if (sent.ok) {
      const isDone = (sent.body as { status?: unknown } | null)?.status === 'done'
      setState(word === 'cancel' ? 'cancelled' : isDone ? 'done' : 'half')
      if (isDone) await refreshSession()
      return
    }
    if (sent.kind === 'refused' && sent.status < 500) return setState('used')
    setState('ready')
    notifyError({ title: t('trouble.title'), text: troubleWords(sent) })
  }

  if (state === 'ready' || state === 'busy') {
    return (
      <div className="flex flex-wrap gap-4">
        <Button look="sun" size="large" busy={state === 'busy'} onClick={() => void say('confirm')}>
          {t('emailChange.yes')}
        </Button>
        {change?.side === 'old' ? (
          <Button size="large" disabled={state === 'busy'} onClick={() => void say('cancel')}>
            {t('emailChange.no')}
          </Button>
        ) : null}
      </div>
    )
  }
  const email = change?.email ?? ''
  const isOff = state === 'cancelled'
  return (
    <div className="grid justify-items-start gap-8">
      <Alert tone={state === 'used' ? 'error' : 'done'} title={t(`emailChange.${state}Title`)}>
        {t(`emailChange.${state}Text`, { email })}
      </Alert>
      {state === 'half' ? null : (
        <Link href={isOff ? forgotHref : profileHref} className={buttonClasses('sun', 'large')}>
          {t(isOff ? 'emailChange.newPassword' : 'emailChange.profile')}
        </Link>
      )}
    </div>
  )
}
