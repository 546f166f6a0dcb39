'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { passwordChangeFormSchema } from '@/domain/account/password-forms'
import type { PasswordChangeForm } from '@/domain/account/password-forms'
import { Button } from '@/ui/button'
import { notify, notifyError } from '@/ui/toast'
import { CancelButton } from './cancel-button'
import { useProblemWords, useRefusalWords } from './form-words'
import { PasswordField } from './password-field'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'

const fields = ['currentPassword', 'newPassword'] as const

export function PasswordForm({ minLength, onDone }: { minLength: number; onDone: () => void }) {
  const t = useTranslations('account')
  const wordsOf = useProblemWords()
  const refusalWords = useRefusalWords()
  const { register, handleSubmit, formState, setError } = useForm<PasswordChangeForm>({
    resolver: zodResolver(passwordChangeFormSchema),
  })
  const { errors, isSubmitting } = formState

  async function change({ currentPassword, newPassword }: PasswordChangeForm) {
    const sent = await callApi('POST', '/api/accounts/password', { currentPassword, newPassword })
    if (sent.ok) {
      notify({ title: t('password.success.title'), text: t('password.success.text') })
      onDone()
      return
    }
    if (sent.kind === 'refused') showFieldMessages(sent.errors, fields, setError)
    notifyError({ title: t('password.errorTitle'), text: refusalWords(sent) })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(change)} className="grid gap-5">
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        error={wordsOf(errors.currentPassword)}
        {...register('currentPassword')}
      />
      <PasswordField
        label={t('fields.newPassword')}
        autoComplete="new-password"
        hint={t('fields.passwordHint', { min: minLength })}
        error={wordsOf(errors.newPassword)}
        {...register('newPassword')}
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        error={wordsOf(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" busy={isSubmitting}>
          {t('password.submit')}
        </Button>
        <CancelButton onCancel={onDone} disabled={isSubmitting}>
          {t('password.cancel')}
        </CancelButton>
      </div>
    </form>
  )
}
