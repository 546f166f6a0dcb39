'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocale, useTranslations } from 'next-intl'
import * as z from 'zod/mini'
import { callApi, refusalIn } from '@/client/api'
import { forgetForm, KeepTyped } from '@/client/keep-typed'
import { localHref } from '@/config/locales'
import { isReachable } from '@/domain/inquiry/inquiry-forms'
import { surveySenderFields } from '@/domain/inquiry/survey-form'
import type { Storefront } from '@/domain/storefront/storefront'
import { Alert } from '@/ui/alert'
import { Arrived } from '@/ui/arrived'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { SenderFields, useSenderErrors } from '../sender/sender-fields'

const shape = z
  .object(surveySenderFields)
  .check(z.refine(isReachable, { message: 'contactRequired', path: ['phone'] }))

type Fields = z.infer<typeof shape>
type Outcome = 'idle' | 'sent' | { failed: string | null }
type Props = { front: Storefront; glassTypeId: number | null; onSent: () => void }

/** Asks for the survey; the drawing goes along as it is. */
export function SurveyForm({ front, glassTypeId, onSent }: Props) {
  const t = useTranslations('quote.inquiry')
  const s = useTranslations('quote.storefront.survey')
  const wordsOf = useSenderErrors()
  const locale = useLocale()
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [openedAt] = useState(() => Date.now())
  const { register, handleSubmit, formState } = useForm<Fields>({
    resolver: zodResolver(shape),
    defaultValues: { name: '', phone: '', email: '', address: '', message: '', website: '' },
  })

  async function send(fields: Fields) {
    const answer = await callApi('POST', '/api/inquiries/survey', {
      name: fields.name,
      phone: fields.phone || undefined,
      email: fields.email || undefined,
      address: fields.address || undefined,
      message: fields.message || undefined,
      storefront: front,
      glassTypeId,
      website: fields.website,
      elapsedMs: Date.now() - openedAt,
    })
    setOutcome(answer.ok ? 'sent' : { failed: refusalIn(answer) })
    if (!answer.ok) return
    void forgetForm('survey')
    onSent()
  }

  if (outcome === 'sent') {
    return (
      <Arrived>
        <Alert tone="done" title={s('sentTitle')}>
          <p>{s('sentText')}</p>
          <a
            href={localHref(locale, '/book-visit')}
            className="inline-flex min-h-11 items-center text-link"
          >
            {s('book')}
          </a>
        </Alert>
      </Arrived>
    )
  }
  const { errors, isSubmitting } = formState
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="flex flex-col gap-5"
    >
      <KeepTyped form="survey" />
      <SenderFields {...{ register, errors }} messageLabel={s('when')} messageRows={2}>
        <TextField
          label={s('address')}
          aside={t('optional')}
          autoComplete="street-address"
          error={errors.address && wordsOf(errors.address)}
          {...register('address')}
        />
      </SenderFields>
      {typeof outcome === 'object' ? (
        <Alert title={t('failedTitle')}>{outcome.failed ?? t('failedText')}</Alert>
      ) : null}
      {/* at the foot of the dialog, however low that is: over its padding */}
      <div className="sticky -bottom-6 -mx-6 -mb-6 grid border-t border-rule bg-paper px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <Button type="submit" look="ink" size="large" busy={isSubmitting}>
          {isSubmitting ? t('sending') : s('send')}
        </Button>
      </div>
    </form>
  )
}
