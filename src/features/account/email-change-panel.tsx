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
import { AccountHead } from './account-head'
import { useTroubleWords } from './form-words'

type Props = {
  token: string
  /** Null where the link does not work. */
  change: { side: ChangeSide; email: string } | null
  profileHref: string
  forgotHref: string
}

const leads = { old: 'leadOld', new: 'leadNew' } as const

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

  const email = change?.email ?? ''
  const isAsked = state === 'ready' || state === 'busy'
  const head =
    isAsked || state === 'used'
      ? {
          title: t('emailChange.title'),
          lead:
            isAsked && change !== null
              ? t(`emailChange.${leads[change.side]}`, { email })
              : t('emailChange.leadUsed'),
        }
      : {
          title: t(`emailChange.${state}Title`),
          // only whoever opened the old mailbox is sure to know both addresses
          lead: t(`emailChange.${state}Text`, {
            email,
            other: change?.side === 'old' ? 'new' : 'old',
          }),
        }
  return (
    <div className="grid gap-10">
      {/* its words change with what was done, and are said then */}
      <div role="status">
        <AccountHead {...head} />
      </div>
      {isAsked ? (
        <div className="flex flex-wrap gap-4">
          <Button
            look="sun"
            size="large"
            busy={state === 'busy'}
            onClick={() => void say('confirm')}
          >
            {t('emailChange.yes')}
          </Button>
          {change?.side === 'old' ? (
            <Button size="large" disabled={state === 'busy'} onClick={() => void say('cancel')}>
              {t('emailChange.no')}
            </Button>
          ) : null}
        </div>
      ) : (
        <WayOn {...{ state, profileHref, forgotHref }} />
      )}
    </div>
  )
}

type Ended = { state: Exclude<State, 'ready' | 'busy'> } & Pick<Props, 'profileHref' | 'forgotHref'>

/** Where to go once something was said. */
function WayOn({ state, profileHref, forgotHref }: Ended) {
  const t = useTranslations('account.emailChange')
  const isOff = state === 'cancelled'
  return (
    <div className="grid justify-items-start gap-8">
      {state === 'used' ? <Alert title={t('usedTitle')}>{t('usedText')}</Alert> : null}
      <Link
        href={isOff ? forgotHref : profileHref}
        // the next thing to do is in a mailbox then
        className={buttonClasses(state === 'half' ? 'outline' : 'sun', 'large')}
      >
        {t(isOff ? 'newPassword' : 'profile')}
      </Link>
    </div>
  )
}
