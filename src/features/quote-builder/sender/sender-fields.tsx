import type { ReactNode } from 'react'
import type { FieldError, FieldErrors, UseFormRegister } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { TextArea, TextField } from '@/ui/field'

/** Who sends something to the office, and what they say with it. */
type SenderValues = {
  name: string
  phone?: string | undefined
  email?: string | undefined
  message?: string | undefined
  website?: string | undefined
}

type Props = {
  register: UseFormRegister<SenderValues>
  errors: FieldErrors<SenderValues>
  /** Stands above the message. */
  messageLabel: string
  messageRows: number
  /** What else is asked, before the message. */
  children?: ReactNode
}

/** Name, a way to reach them, a message; and a field that only programs fill in. */
export function SenderFields({ register, errors, messageLabel, messageRows, children }: Props) {
  const t = useTranslations('quote.inquiry')
  const wordsOf = useSenderErrors()
  return (
    <>
      <TextField
        label={t('name')}
        autoComplete="name"
        required
        error={errors.name && wordsOf(errors.name)}
        {...register('name')}
      />
      <div className="@container">
        <div className="grid gap-x-4 gap-y-5 @min-[26rem]:grid-cols-2">
          <TextField
            label={t('phone')}
            type="tel"
            autoComplete="tel"
            hint={t('either')}
            error={
              errors.phone &&
              t(errors.phone.message === 'contactRequired' ? 'reachMissing' : 'phoneInvalid')
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
        </div>
      </div>
      {children}
      <TextArea
        label={messageLabel}
        aside={t('optional')}
        rows={messageRows}
        error={errors.message && wordsOf(errors.message)}
        {...register('message')}
      />
      <div aria-hidden="true" className="absolute -left-[9999px]">
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
    </>
  )
}

/** What is wrong with a text of the form. */
export function useSenderErrors() {
  const t = useTranslations('quote.inquiry')
  const e = useTranslations('quote.errors')
  return ({ message }: FieldError): string => {
    if (message === 'nameRequired') return t('nameMissing')
    return message === 'tooLong' ? t('tooLong') : e('unstorable')
  }
}
