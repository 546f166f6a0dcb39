'use client'

import { useTranslations } from 'next-intl'
import { addressMaxLength, fullNameMaxLength, passwordMaxLength } from '@/domain/account/limits'
import { accountProblemCodes } from '@/domain/account/problem-codes'
import type { FailedCall } from '@/client/api'

const limits = {
  fullNameTooLong: fullNameMaxLength,
  passwordTooLong: passwordMaxLength,
  addressTooLong: addressMaxLength,
} as const

/** Words for a field's error: a schema leaves a code, the server a finished sentence. */
export function useProblemWords(): (error: { message?: string } | undefined) => string | undefined {
  const t = useTranslations('account.problems')
  return (error) => {
    const code = accountProblemCodes.find((known) => known === error?.message)
    if (code === undefined) return error?.message
    return t(code, { max: code in limits ? limits[code as keyof typeof limits] : 0 })
  }
}

/** Words for a call that did not work and named no field. */
export function useTroubleWords(): (sent: FailedCall) => string {
  const t = useTranslations('account.trouble')
  return (sent) => {
    switch (sent.kind) {
      case 'offline':
        return t('offline')
      case 'too_many':
        return t('tooMany', { seconds: sent.seconds })
      case 'refused':
        return sent.status >= 500 ? t('unknown') : (sent.errors[0]?.message ?? t('unknown'))
    }
  }
}

/** The same for a form that asks for the current password. */
export function useRefusalWords(): (sent: FailedCall) => string {
  const t = useTranslations('account')
  const troubleWords = useTroubleWords()
  return (sent) => {
    if (sent.kind === 'refused' && sent.status === 423) return t('login.locked')
    if (sent.kind === 'refused' && sent.status === 401) return t('profile.notAuthenticatedText')
    return troubleWords(sent)
  }
}
