'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import * as z from 'zod/mini'
import { isEmailAddress } from '@/domain/account/email-address'
import { phoneMaxLength } from '@/domain/account/limits'
import { looksLikePhone } from '@/domain/account/text-fields'
import { inquiryMessageMaxLength, inquiryNameMaxLength } from '@/domain/inquiry/limits'
import { Alert } from '@/ui/alert'
import { Arrived } from '@/ui/arrived'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import type { CalculatedQuote } from '../state/flow-state'
import { askServer } from './ask-server'
import { refusalOf } from './calculate-quote'

const shape = z
  .object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(inquiryNameMaxLength)),
    phone: z.string().check(
      z.trim(),
      z.maxLength(phoneMaxLength),
      z.refine((value) => value === '' || looksLikePhone(value)),
    ),
    email: z.string().check(
      z.trim(),
      z.refine((value) => value === '' || isEmailAddress(value)),
    ),
    message: z.string().check(z.maxLength(inquiryMessageMaxLength)),
    /** Left empty by people; only a program fills it in. */
    website: z.string(),
  })
  .check(z.refine(({ phone, email }) => phone !== '' || email !== '', { path: ['phone'] }))

type Fields = z.infer<typeof shape>
type Outcome = 'idle' | 'sent' | { failed: string | null }

/** Sends the priced configuration to the office, for someone who wants no account. */
export function InquiryForm({ calculated }: { calculated: CalculatedQuote }) {
  const t = useTranslations('quote.inquiry')
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [openedAt] = useState(() => Date.now())
  const { register, handleSubmit, formState, getValues } = useForm<Fields>({
    resolver: zodResolver(shape),
    defaultValues: { name: '', phone: '', email: '', message: '', website: '' },
  })

  async function send(fields: Fields) {
    const answer = await askServer('/api/inquiries/quote', {
      name: fields.name,
      phone: fields.phone || undefined,
      email: fields.email || undefined,
      message: fields.message || undefined,
      request: calculated.request,
      total: calculated.quote.totalCost,
      website: fields.website,
      elapsedMs: Date.now() - openedAt,
    })
    const sent = answer !== null && answer.status < 300
    setOutcome(sent ? 'sent' : { failed: refusalOf(answer?.body) })
  }

  if (outcome === 'sent') {
    return (
      <Arrived>
        <Alert tone="done" title={t('sentTitle')}>
          {t('sentText')}
        </Alert>
      </Arrived>
    )
  }
  const { errors, isSubmitting } = formState
  const values = getValues()
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="grid gap-5 sm:max-lg:max-w-xl"
      aria-label={t('title')}
    >
      <TextField
        label={t('name')}
        autoComplete="name"
        required
        error={errors.name ? t(values.name.trim() === '' ? 'nameMissing' : 'tooLong') : undefined}
        {...register('name')}
      />
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        hint={t('either')}
        error={
          errors.phone ? t(values.phone.trim() === '' ? 'reachMissing' : 'phoneInvalid') : undefined
        }
        {...register('phone')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        error={errors.email ? t('emailInvalid') : undefined}
        {...register('email')}
      />
      <TextArea
        label={t('message')}
        aside={t('optional')}
        rows={3}
        error={errors.message ? t('tooLong') : undefined}
        {...register('message')}
      />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      {typeof outcome === 'object' ? (
        <Alert title={t('failedTitle')}>{outcome.failed ?? t('failedText')}</Alert>
      ) : null}
      <Button type="submit" look="ink" size="large" busy={isSubmitting}>
        {isSubmitting ? t('sending') : t('send')}
      </Button>
    </form>
  )
}
