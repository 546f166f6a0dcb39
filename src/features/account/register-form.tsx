'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { passwordMinLength } from '@/domain/account/limits'
import { registrationFormSchema } from '@/domain/account/registration'
import type { RegistrationForm } from '@/domain/account/registration'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { notify, notifyError } from '@/ui/toast'
import { EmailField } from './email-field'
import { useProblemWords, useTroubleWords } from './form-words'
import { PasswordField } from './password-field'
import { callApi } from '@/client/api'
import { noteLetterTo } from '@/client/letter-sent-to'
import { showFieldMessages } from '@/client/field-messages'
import { StandingTrouble } from './standing-trouble'

type Props = {
  from: string
  /** Where to go once the mail is on its way. */
  next: string
}

/** Opens an account; the way back goes along, into the mail too. */
export function RegisterForm({ from, next }: Props) {
  const t = useTranslations('account')
  const wordsOf = useProblemWords()
  const troubleWords = useTroubleWords()
  const router = useRouter()
  const [trouble, setTrouble] = useState<string | null>(null)
  const { register, handleSubmit, formState, setError } = useForm<RegistrationForm>({
    resolver: zodResolver(registrationFormSchema),
  })
  const { errors, isSubmitting } = formState

  async function open({ fullName, email, password }: RegistrationForm) {
    setTrouble(null)
    const account = { fullName, email, password, from }
    const sent = await callApi('POST', '/api/accounts/register', account)
    if (sent.ok) {
      notify({ title: t('register.success.title'), text: t('register.success.text') })
      noteLetterTo(email)
      router.push(next)
      return
    }
    const fields = ['fullName', 'email', 'password'] as const
    const onField = sent.kind === 'refused' && showFieldMessages(sent.errors, fields, setError)
    const words = onField ? t('register.checkFields') : troubleWords(sent)
    setTrouble(onField ? null : words)
    notifyError({ title: t('register.errorTitle'), text: words })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(open)} className="grid gap-6">
      <TextField
        label={t('fields.fullName')}
        autoComplete="name"
        required
        error={wordsOf(errors.fullName)}
        {...register('fullName')}
      />
      <EmailField error={wordsOf(errors.email)} {...register('email')} />
      <PasswordField
        label={t('fields.password')}
        autoComplete="new-password"
        hint={t('fields.passwordHint', { min: passwordMinLength })}
        error={wordsOf(errors.password)}
        {...register('password')}
      />
      <PasswordField
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
        error={wordsOf(errors.confirmPassword)}
        {...register('confirmPassword')}
      />
      {trouble ? <StandingTrouble>{trouble}</StandingTrouble> : null}
      <Button type="submit" look="sun" size="large" busy={isSubmitting}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
