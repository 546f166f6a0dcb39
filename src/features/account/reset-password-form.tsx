'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useForm } from 'react-hook-form'
import { passwordMinLength } from '@/domain/account/limits'
import { passwordResetFormSchema } from '@/domain/account/password-forms'
import type { PasswordResetForm } from '@/domain/account/password-forms'
import { Alert } from '@/ui/alert'
import { Button, buttonClasses } from '@/ui/button'
import { notify, notifyError } from '@/ui/toast'
import { useProblemWords, useTroubleWords } from './form-words'
import { PasswordField } from './password-field'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'
import { useArrive } from './use-arrive'

type Props = {
  token: string
  from: string
  forgotHref: string
  /** Whether the link still worked when the page was opened. */
  isGood: boolean
}

/** Chooses a password by the link in a mail; whoever does is signed in and goes on. */
export function ResetPasswordForm({ token, from, forgotHref, isGood }: Props) {
  const t = useTranslations('account')
  const wordsOf = useProblemWords()
  const troubleWords = useTroubleWords()
  const arrive = useArrive()
  const [expired, setExpired] = useState(!isGood)
  const { register, handleSubmit, formState, setError } = useForm<PasswordResetForm>({
    resolver: zodResolver(passwordResetFormSchema),
  })
  const { errors, isSubmitting } = formState

  async function save({ newPassword }: PasswordResetForm) {
    const change = { token, password: newPassword }
    const sent = await callApi('POST', '/api/users/reset-password', change)
    if (sent.ok) {
      notify({ title: t('reset.success.title'), text: t('reset.success.text') })
      await arrive(from)
      return
    }
    if (sent.kind === 'refused' && sent.status === 403) return setExpired(true)
    const messages = sent.kind === 'refused' ? sent.errors : []
    const onField = messages
      .filter(({ field }) => field === 'password')
      .map(({ message }) => ({ field: 'newPassword', message }))
    if (showFieldMessages(onField, ['newPassword'], setError)) return
    notifyError({ title: t('reset.errorTitle'), text: troubleWords(sent) })
  }

  if (expired) {
    return (
      <div className="grid justify-items-start gap-8">
        <Alert title={t('reset.expiredTitle')}>{t('reset.expiredText')}</Alert>
        <Link href={forgotHref} className={buttonClasses('sun', 'large')}>
          {t('reset.askAgain')}
        </Link>
      </div>
    )
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-6">
      <PasswordField
        label={t('fields.newPassword')}
        autoComplete="new-password"
        hint={t('fields.passwordHint', { min: passwordMinLength })}
        error={wordsOf(errors.newPassword)}
        {...register('newPassword')}
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        error={wordsOf(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
      <Button type="submit" look="sun" size="large" busy={isSubmitting}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
