'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'
import { emailChangeSchema } from '@/domain/account/email-change'
import type { EmailChangeForm } from '@/domain/account/email-change'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { notifyError } from '@/ui/toast'
import { CancelButton } from './cancel-button'
import { useProblemWords, useRefusalWords } from './form-words'
import { PasswordField } from './password-field'

type Props = { onSent: (to: string) => void; onCancel: () => void }

const fields = ['newEmail', 'currentPassword'] as const

export function EmailForm({ onSent, onCancel }: Props) {
  const t = useTranslations('account')
  const wordsOf = useProblemWords()
  const refusalWords = useRefusalWords()
  const { register, handleSubmit, formState, setError } = useForm<EmailChangeForm>({
    resolver: zodResolver(emailChangeSchema),
  })
  const { errors, isSubmitting } = formState

  async function ask(wish: EmailChangeForm) {
    const sent = await callApi('POST', '/api/accounts/email-change', wish)
    if (sent.ok) return onSent(wish.newEmail)
    if (sent.kind === 'refused') showFieldMessages(sent.errors, fields, setError)
    notifyError({ title: t('email.errorTitle'), text: refusalWords(sent) })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(ask)} className="grid gap-5">
      <TextField
        label={t('fields.newEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        error={wordsOf(errors.newEmail)}
        {...register('newEmail')}
      />
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        error={wordsOf(errors.currentPassword)}
        {...register('currentPassword')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" busy={isSubmitting}>
          {t('email.submit')}
        </Button>
        <CancelButton onCancel={onCancel} disabled={isSubmitting}>
          {t('email.cancel')}
        </CancelButton>
      </div>
    </form>
  )
}
