'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { refreshSession } from '@/client/session'
import { profileSchema } from '@/domain/account/profile'
import type { Profile } from '@/domain/account/profile'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { unbroken } from '@/ui/page/unbroken'
import { notify, notifyError } from '@/ui/toast'
import { withAddressBreaks } from '@/ui/with-address-breaks'
import { CancelButton } from './cancel-button'
import { useProblemWords, useTroubleWords } from './form-words'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'

type Props = {
  profile: Profile
  email: string
  emailHint: string
  loginHref: string
  onSaved: (saved: Profile) => void
  onCancel: () => void
}

const fields = ['fullName', 'phoneNumber', 'address'] as const

export function ProfileForm({ profile, email, emailHint, loginHref, onSaved, onCancel }: Props) {
  const t = useTranslations('account')
  const wordsOf = useProblemWords()
  const troubleWords = useTroubleWords()
  const router = useRouter()
  const { register, handleSubmit, formState, setError } = useForm<Profile>({
    resolver: zodResolver(profileSchema),
    defaultValues: profile,
  })
  const { errors, isSubmitting } = formState

  async function save(values: Profile) {
    const sent = await callApi('PATCH', '/api/accounts/profile', values)
    if (sent.ok) {
      notify({ title: t('profile.success.title'), text: t('profile.success.text') })
      onSaved(values)
      await refreshSession()
      router.refresh()
      return
    }
    if (sent.kind === 'refused' && sent.status === 401) {
      const title = t('profile.notAuthenticatedTitle')
      notifyError({ title, text: t('profile.notAuthenticatedText') })
      router.push(loginHref)
      return
    }
    if (sent.kind === 'refused') showFieldMessages(sent.errors, fields, setError)
    notifyError({ title: t('profile.errorTitle'), text: troubleWords(sent) })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
      <TextField
        label={t('fields.fullName')}
        autoComplete="name"
        required
        error={wordsOf(errors.fullName)}
        {...register('fullName')}
      />
      <div className="grid gap-2">
        <p className="font-semibold">{t('fields.email')}</p>
        <p className="[overflow-wrap:anywhere]">{withAddressBreaks(email)}</p>
        <p className="text-small text-text-second">{unbroken(emailHint)}</p>
      </div>
      <TextField
        label={t('fields.phoneNumber')}
        aside={t('fields.optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={wordsOf(errors.phoneNumber)}
        {...register('phoneNumber')}
      />
      <TextArea
        label={t('fields.address')}
        aside={t('fields.optional')}
        rows={3}
        autoComplete="street-address"
        error={wordsOf(errors.address)}
        {...register('address')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" busy={isSubmitting}>
          {t('profile.save')}
        </Button>
        <CancelButton onCancel={onCancel} disabled={isSubmitting}>
          {t('profile.cancel')}
        </CancelButton>
      </div>
    </form>
  )
}
