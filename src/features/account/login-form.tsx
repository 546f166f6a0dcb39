'use client'

import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { signInSchema } from '@/domain/account/sign-in'
import type { SignIn } from '@/domain/account/sign-in'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { notify, notifyError } from '@/ui/toast'
import { EmailField } from './email-field'
import { useProblemWords, useTroubleWords } from './form-words'
import { PasswordField } from './password-field'
import { ResendConfirmation } from './resend-confirmation'
import { callApi } from '@/client/api'
import type { FailedCall } from '@/client/api'
import { StandingTrouble } from './standing-trouble'
import { useArrive } from './use-arrive'

const refusedAtCode = (sent: FailedCall) =>
  sent.kind === 'refused' && sent.status === 401
    ? sent.errors.find(({ field }) => field === 'code')?.message
    : undefined

type Trouble = { words: string; unverified: string | null }

/** Signs in and goes back to where the person came from. */
export function LoginForm({ from }: { from: string }) {
  const t = useTranslations('account')
  const wordsOf = useProblemWords()
  const troubleWords = useTroubleWords()
  const arrive = useArrive()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  /** Asked of whoever has a second step, once the password was right. */
  const [asksCode, setAsksCode] = useState(false)
  const [code, setCode] = useState('')
  const [codeTrouble, setCodeTrouble] = useState<string | undefined>()
  const { register, handleSubmit, formState, setFocus } = useForm<SignIn>({
    resolver: zodResolver(signInSchema),
  })
  const { errors, isSubmitting } = formState

  async function signIn(values: SignIn) {
    setTrouble(null)
    setCodeTrouble(undefined)
    const sent = await callApi('POST', '/api/users/login', asksCode ? { ...values, code } : values)
    if (sent.ok) {
      notify({ title: t('login.success.title'), text: t('login.success.text') })
      await arrive(from)
      return
    }
    const atCode = refusedAtCode(sent)
    if (atCode !== undefined) {
      if (asksCode) setCodeTrouble(atCode)
      setAsksCode(true)
      return
    }
    const unverified = sent.kind === 'refused' && sent.status === 403
    const words = unverified ? t('login.unverified') : refusalWords(sent)
    setTrouble({ words, unverified: unverified ? values.email : null })
    notifyError({ title: t('login.errorTitle'), text: words })
    if (!unverified) setFocus('password', { shouldSelect: true })
  }

  function refusalWords(sent: FailedCall): string {
    if (sent.kind !== 'refused' || sent.status !== 401) return troubleWords(sent)
    const locked = sent.errors.some(({ message }) => /locked/i.test(message))
    return t(locked ? 'login.locked' : 'login.wrong')
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(signIn)} className="grid gap-6">
      <EmailField error={wordsOf(errors.email)} {...register('email')} />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        error={wordsOf(errors.password)}
        {...register('password')}
      />
      {asksCode ? (
        <TextField
          value={code}
          onChange={(event) => setCode(event.target.value)}
          label={t('login.code')}
          hint={t('login.codeHint')}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          error={codeTrouble}
        />
      ) : null}
      {trouble ? (
        <StandingTrouble>
          <p className="font-medium">{trouble.words}</p>
          {trouble.unverified ? (
            <ResendConfirmation email={trouble.unverified} from={from} />
          ) : null}
        </StandingTrouble>
      ) : null}
      <Button type="submit" look="sun" size="large" busy={isSubmitting}>
        {t('login.submit')}
      </Button>
    </form>
  )
}
