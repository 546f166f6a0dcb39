'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { notifyError } from '@/ui/toast'
import { useTroubleWords } from '../form-words'
import { PasswordField } from '../password-field'

type Values = { password: string; code: string }

type Props = {
  path: `/api/accounts/${'second-step' | 'sessions'}/${string}`
  /** What is sent besides. */
  about?: Record<string, unknown>
  submit: string
  lead?: string
  /** Where a second step is set, its code is asked as well. */
  withCode?: boolean
  onDone: (answer: unknown) => void
  onCancel: () => void
}

/** Asks who it is before it does what a stranger at an open browser must not. */
export function ProofForm({ path, about, submit, lead, withCode, onDone, onCancel }: Props) {
  const t = useTranslations('security.step')
  const fields = useTranslations('account.fields')
  const troubleWords = useTroubleWords()
  const { register, handleSubmit, formState, setError } = useForm<Values>()
  const { errors, isSubmitting } = formState

  async function send(values: Values) {
    const sent = await callApi('POST', path, { ...about, ...values })
    if (sent.ok) return onDone(sent.body)
    if (sent.kind !== 'offline' && showFieldMessages(sent.errors, ['password', 'code'], setError)) {
      return
    }
    notifyError({ title: t('failed'), text: troubleWords(sent) })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
      {lead ? <p className="text-text-second">{lead}</p> : null}
      <PasswordField
        label={withCode ? fields('password') : t('passwordFirst')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      {withCode ? (
        <TextField
          label={t('codeOrRecovery')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.code?.message}
          {...register('code')}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" busy={isSubmitting}>
          {submit}
        </Button>
        <Button onClick={onCancel} disabled={isSubmitting}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
