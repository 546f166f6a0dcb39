'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { callApi } from '@/client/api'
import { showFieldMessages } from '@/client/field-messages'
import { chatInquirySchema } from '@/domain/inquiry/inquiry-forms'
import { inquiryProblemCode } from '@/domain/inquiry/problem-codes'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import type { Desk } from './desk'

type Fields = z.input<typeof chatInquirySchema>

type Props = { desk: Desk; transcript: string; onSent: () => void; onCancel: () => void }

const fields = ['name', 'email', 'phone', 'message'] as const

/** The conversation on its way to the office: the visitor sees and may change every word of it. */
export function HandOverForm({ desk, transcript, onSent, onCancel }: Props) {
  const { t } = desk
  const [failed, setFailed] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Fields>({
    resolver: zodResolver(chatInquirySchema),
    defaultValues: {
      name: '',
      email: '',
      phone: '',
      message: transcript.slice(0, 5000),
      website: '',
    },
  })
  const { errors, isSubmitting } = formState

  async function send(values: Fields) {
    const sent = await callApi('POST', '/api/inquiries/chat', {
      ...values,
      elapsedMs: Date.now() - openedAt,
    })
    if (sent.ok) return onSent()
    if (sent.kind === 'refused') showFieldMessages(sent.errors, fields, setError)
    setFailed(true)
  }

  const wordsOf = (error: { type?: unknown; message?: string } | undefined) => {
    if (error === undefined) return undefined
    if (error.type === 'server') return error.message
    return t(`handOver.problems.${inquiryProblemCode(error.message ?? '')}`)
  }

  return (
    <form
      noValidate
      aria-label={t('handOver.title')}
      onSubmit={(event) => void handleSubmit(send, () => setFocus('name'))(event)}
      className="mt-5 grid gap-4 border border-rule p-4"
    >
      <p className="font-semibold">{t('handOver.title')}</p>
      <TextField
        label={t('handOver.name')}
        autoComplete="name"
        required
        error={wordsOf(errors.name)}
        {...register('name')}
      />
      <TextField
        label={t('handOver.email')}
        type="email"
        autoComplete="email"
        hint={t('handOver.either')}
        error={wordsOf(errors.email)}
        {...register('email')}
      />
      <TextField
        label={t('handOver.phone')}
        type="tel"
        autoComplete="tel"
        error={wordsOf(errors.phone)}
        {...register('phone')}
      />
      <TextArea
        label={t('handOver.conversation')}
        hint={t('handOver.lead')}
        rows={6}
        error={wordsOf(errors.message)}
        {...register('message')}
      />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      {failed ? <Alert title={t('handOver.failed')} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="ink" busy={isSubmitting}>
          {isSubmitting ? t('handOver.sending') : t('handOver.send')}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {t('handOver.cancel')}
        </Button>
      </div>
    </form>
  )
}
