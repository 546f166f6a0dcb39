'use client'

import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { notifyError } from '@/ui/toast'
import { useTroubleWords } from '../form-words'

/** What the app is given: a picture to scan, and the same key to type. */
export type Scanned = { secret: string; picture: string }

type Props = Scanned & { onDone: (answer: unknown) => void; onCancel: () => void }

/** Hands the key to the app, and asks for the first code that it shows. */
export function ScanForm({ secret, picture, onDone, onCancel }: Props) {
  const t = useTranslations('security.step')
  const troubleWords = useTroubleWords()
  const { register, handleSubmit, formState, setError } = useForm<{ code: string }>()
  const { errors, isSubmitting } = formState

  async function confirm(values: { code: string }) {
    const sent = await callApi('POST', '/api/accounts/second-step/confirm', values)
    if (sent.ok) return onDone(sent.body)
    if (sent.kind !== 'offline' && showFieldMessages(sent.errors, ['code'], setError)) return
    notifyError({ title: t('failed'), text: troubleWords(sent) })
  }

  return (
    <form method="post" noValidate onSubmit={handleSubmit(confirm)} className="grid gap-5">
      <div>
        <p className="font-medium">{t('scan')}</p>
        {/* drawn by the server out of its own secret */}
        <div
          role="img"
          aria-label={t('scanLabel')}
          className="bg-white mt-3 size-48 border border-rule"
          dangerouslySetInnerHTML={{ __html: picture }}
        />
        <p className="mt-3 text-text-second">{t('type')}</p>
        <p className="mt-1 font-medium tracking-wide [overflow-wrap:anywhere] tabular-nums">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        error={errors.code?.message}
        {...register('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" busy={isSubmitting}>
          {t('confirm')}
        </Button>
        <Button onClick={onCancel} disabled={isSubmitting}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
