'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { mailRequestSchema } from '@/domain/account/sign-in'
import type { MailRequest } from '@/domain/account/sign-in'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { withAddressBreaks } from '@/ui/with-address-breaks'
import { EmailField } from './email-field'
import { useProblemWords, useTroubleWords } from './form-words'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'

type Props = { kind: 'password' | 'confirmation'; from: string }

const paths = {
  password: '/api/users/forgot-password',
  confirmation: '/api/accounts/resend-confirmation',
} as const

const texts = { password: 'forgot', confirmation: 'again' } as const

/** Asks for a mail with a link. The answer is the same whether the address is known or not. */
export function MailRequestForm({ kind, from }: Props) {
  const t = useTranslations(`account.${texts[kind]}`)
  const wordsOf = useProblemWords()
  const troubleWords = useTroubleWords()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState, setError, reset } = useForm<MailRequest>({
    resolver: zodResolver(mailRequestSchema),
  })

  async function ask({ email }: MailRequest) {
    const sent = await callApi('POST', paths[kind], { email, from })
    if (sent.ok) return setSentTo(email)
    if (sent.kind === 'refused' && showFieldMessages(sent.errors, ['email'], setError)) return
    notifyError({ title: t('errorTitle'), text: troubleWords(sent) })
  }

  if (sentTo !== null) {
    return (
      <div className="grid justify-items-start gap-6">
        <Alert tone="done" title={t('sentTitle')}>
          {withAddressBreaks(t('sentText', { email: sentTo }))}
        </Alert>
        <Button
          onClick={() => {
            reset()
            setSentTo(null)
          }}
        >
          {t('again')}
        </Button>
      </div>
    )
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit(ask)} className="grid gap-6">
      <EmailField error={wordsOf(formState.errors.email)} {...register('email')} />
      <Button
        type="submit"
        look={kind === 'password' ? 'sun' : 'outline'}
        size="large"
        busy={formState.isSubmitting}
      >
        {t('submit')}
      </Button>
    </form>
  )
}
