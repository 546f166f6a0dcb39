'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import * as z from 'zod/mini'
import { callApi, refusalIn } from '@/client/api'
import { forgetForm, KeepTyped } from '@/client/keep-typed'
import { claimOfPhotos, photosWentAlong } from '@/client/photos/photos'
import { isReachable, quoteSenderFields } from '@/domain/inquiry/inquiry-forms'
import { Alert } from '@/ui/alert'
import { Arrived } from '@/ui/arrived'
import { Button } from '@/ui/button'
import type { CalculatedQuote } from '../draft/flow-state'
import { SenderFields } from '../sender/sender-fields'

/** The first field that reaches somebody is where the form says that one of them is needed. */
const shape = z
  .object(quoteSenderFields)
  .check(z.refine(isReachable, { message: 'contactRequired', path: ['phone'] }))

type Fields = z.infer<typeof shape>
type Outcome = 'idle' | 'sent' | { failed: string | null }

/** Sends the priced configuration to the office, for someone who wants no account. */
export function InquiryForm({ calculated }: { calculated: CalculatedQuote }) {
  const t = useTranslations('quote.inquiry')
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [openedAt] = useState(() => Date.now())
  const { register, handleSubmit, formState } = useForm<Fields>({
    resolver: zodResolver(shape),
    defaultValues: { name: '', phone: '', email: '', message: '', website: '' },
  })

  async function send(fields: Fields) {
    const answer = await callApi('POST', '/api/inquiries/quote', {
      name: fields.name,
      phone: fields.phone || undefined,
      email: fields.email || undefined,
      message: fields.message || undefined,
      request: calculated.request,
      total: calculated.quote.totalCost,
      photos: await claimOfPhotos(calculated.request.serviceType),
      website: fields.website,
      elapsedMs: Date.now() - openedAt,
    })
    if (answer.ok) {
      photosWentAlong(calculated.request.serviceType)
      void forgetForm('inquiry')
    }
    setOutcome(answer.ok ? 'sent' : { failed: refusalIn(answer) })
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
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="grid gap-5 sm:max-lg:max-w-xl"
      aria-label={t('title')}
    >
      <KeepTyped form="inquiry" />
      <SenderFields {...{ register, errors }} messageLabel={t('message')} messageRows={3} />
      {typeof outcome === 'object' ? (
        <Alert title={t('failedTitle')}>{outcome.failed ?? t('failedText')}</Alert>
      ) : null}
      <Button type="submit" look="ink" size="large" busy={isSubmitting}>
        {isSubmitting ? t('sending') : t('send')}
      </Button>
    </form>
  )
}
