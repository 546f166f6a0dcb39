'use client'

import { useSyncExternalStore } from 'react'
import { useTranslations } from 'next-intl'
import { letterSentTo } from '@/client/letter-sent-to'
import { Alert } from '@/ui/alert'
import { withAddressBreaks } from '@/ui/with-address-breaks'

/** That a new account is to be confirmed, and in which mailbox, while this browser knows what was typed. */
export function OneStepLeft() {
  const t = useTranslations('account.checkMail')
  const email = useSyncExternalStore(neverChanges, letterSentTo, () => null)
  return (
    <div className="mb-8">
      <Alert tone="done" title={t('title')}>
        {withAddressBreaks(t('text', { email: email ?? 'none' }))}
      </Alert>
    </div>
  )
}

function neverChanges(): () => void {
  return () => undefined
}
