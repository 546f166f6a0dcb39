'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Alert } from '@/ui/alert'
import { Button, buttonClasses } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { useTroubleWords } from './form-words'
import { MailRequestForm } from './mail-request-form'
import { callApi } from '@/client/api'

type Props = { token: string; from: string; loginHref: string }
type State = 'ready' | 'busy' | 'done' | 'used' | 'missing'

/** Confirms by a button: mail scanners open links, and a link that acts would be used up by them. */
export function VerifyEmailPanel({ token, from, loginHref }: Props) {
  const t = useTranslations('account')
  const troubleWords = useTroubleWords()
  const [state, setState] = useState<State>(token === '' ? 'missing' : 'ready')

  async function confirm() {
    setState('busy')
    const sent = await callApi('POST', `/api/users/verify/${encodeURIComponent(token)}`, {})
    if (sent.ok) return setState('done')
    if (sent.kind === 'refused' && sent.status < 500) return setState('used')
    setState('ready')
    notifyError({ title: t('trouble.title'), text: troubleWords(sent) })
  }

  switch (state) {
    case 'ready':
    case 'busy':
      return (
        <Button look="sun" size="large" busy={state === 'busy'} onClick={() => void confirm()}>
          {t('verify.submit')}
        </Button>
      )
    case 'done':
      return (
        <div className="grid justify-items-start gap-8">
          <Alert tone="done" title={t('verify.doneTitle')}>
            {t('verify.doneText')}
          </Alert>
          <Link href={loginHref} className={buttonClasses('sun', 'large')}>
            {t('verify.signIn')}
          </Link>
        </div>
      )
    case 'used':
    case 'missing':
      return (
        <div className="grid gap-8">
          <Alert title={t(`verify.${state}Title`)}>{t(`verify.${state}Text`)}</Alert>
          <Link href={loginHref} className={`${buttonClasses('ink', 'large')} justify-self-start`}>
            {t('verify.signIn')}
          </Link>
          <div className="border-t border-rule pt-8">
            <MailRequestForm kind="confirmation" from={from} />
          </div>
        </div>
      )
  }
}
