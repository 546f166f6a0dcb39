'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { Button } from '@/ui/button'
import { withAddressBreaks } from '@/ui/with-address-breaks'
import { useTroubleWords } from './form-words'
import { callApi } from '@/client/api'

type Props = { email: string; from: string }

/** Sends the confirmation once more to an address that is known here. */
export function ResendConfirmation({ email, from }: Props) {
  const t = useTranslations('account.login')
  const troubleWords = useTroubleWords()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  async function resend() {
    setBusy(true)
    const sent = await callApi('POST', '/api/accounts/resend-confirmation', { email, from })
    setSaid(sent.ok ? t('resent', { email }) : troubleWords(sent))
    setBusy(false)
  }

  return (
    <div className="mt-1 grid justify-items-start gap-3">
      <p>{withAddressBreaks(t('unverifiedHint', { email }))}</p>
      <Button busy={busy} onClick={() => void resend()}>
        {t('resend')}
      </Button>
      <p role="status" className="text-small text-text-second empty:hidden">
        {said === null ? null : withAddressBreaks(said)}
      </p>
    </div>
  )
}
