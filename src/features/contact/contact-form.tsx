'use client'

import { useCallback, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { forgetForm, KeepTyped } from '@/client/keep-typed'
import { lateResolver } from '@/client/late-resolver'
import { problemIn, useInquiry } from '@/client/use-inquiry'
import type { InquiryProblemWords } from '@/client/use-inquiry'
import type { ContactFields } from '@/domain/inquiry/inquiry-forms'
import { AddressReader } from '@/ui/address-reader'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Honeypot } from '@/ui/honeypot'
import { SendButton } from '@/ui/send-button'
import { SentPanel } from '@/ui/sent-panel'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import { useHydrated } from '@/ui/use-hydrated'
import type { ShapeTexts } from './asked-shape'
import { useAskedService } from './use-asked-service'
import { useAskedShape } from './use-asked-shape'
import { useKnownSender } from './use-known-sender'

const address = '/api/inquiries/contact'
const schema = lateResolver(() =>
  import('./contact-resolver').then(({ contactResolver }) => contactResolver),
)
const fields = ['name', 'email', 'phone', 'service', 'message'] as const

type Word =
  | 'name'
  | 'emailField'
  | 'phoneField'
  | 'serviceField'
  | 'optional'
  | 'message'
  | 'messageHint'
  | 'send'
  | 'sending'
  | 'choose'
  | 'honeypot'
  | 'thanksTitle'
  | 'thanksText'
  | 'again'
  | 'successTitle'
  | 'successText'
  | 'errorTitle'
  | 'errorText'
  | 'orCall'

type Props = {
  locale: string
  words: Record<Word, string>
  problems: InquiryProblemWords
  /** The key stands in the address as `?service=`; the text is what staff read. */
  services: { key: string; text: string }[]
  /** Whom to call where it was not sent; empty where there is no number. */
  phone: string
  /** How a message begins that asks for a mirror of this shape. */
  shapes: ShapeTexts
}

/** The contact form; the address may name the service. */
export function ContactForm({ locale, words, problems, services, phone, shapes }: Props) {
  const { register, handleSubmit, formState, setError, reset, getValues, setValue } =
    useForm<ContactFields>({ resolver: schema.resolver })
  const inquiry = useInquiry({ address, locale, words, fields, setError })
  const form = useRef<HTMLFormElement>(null)
  useFocusOnExchange(form, inquiry.isSent)
  useKnownSender({ getValues, setValue }, !inquiry.isSent)
  const [service, readService] = useAskedService({ getValues, setValue }, services)
  const readShape = useAskedShape({ getValues, setValue }, shapes)
  const readAddress = useCallback(
    (query: string) => {
      readService(query)
      readShape(query)
    },
    [readService, readShape],
  )
  const isHydrated = useHydrated()
  const { errors, isSubmitting } = formState

  async function send(values: ContactFields) {
    if (!(await inquiry.send(values))) return
    void forgetForm('contact')
    reset()
  }

  if (inquiry.isSent) {
    return (
      <SentPanel
        title={words.thanksTitle}
        text={words.thanksText}
        again={words.again}
        onAgain={inquiry.again}
      />
    )
  }
  return (
    <form
      ref={form}
      method="post"
      action={address}
      noValidate={isHydrated}
      className="relative grid gap-6 sm:max-md:grid-cols-2 lg:grid-cols-2 laptop:gap-y-5"
      onFocus={() => {
        inquiry.noteFocus()
        schema.prepare()
      }}
      onSubmit={handleSubmit(send)}
    >
      <AddressReader onRead={readAddress} />
      <KeepTyped form="contact" />
      <TextField
        label={words.name}
        required
        autoComplete="name"
        error={problemIn(problems, errors.name)}
        {...register('name')}
      />
      <TextField
        label={words.emailField}
        type="email"
        required
        autoComplete="email"
        error={problemIn(problems, errors.email)}
        {...register('email')}
      />
      <TextField
        label={words.phoneField}
        aside={words.optional}
        type="tel"
        autoComplete="tel"
        error={problemIn(problems, errors.phone)}
        {...register('phone')}
      />
      <SelectField
        label={words.serviceField}
        aside={words.optional}
        defaultValue={service}
        {...register('service')}
      >
        <option value="">{words.choose}</option>
        {services.map(({ key, text }) => (
          <option key={key} value={text}>
            {text}
          </option>
        ))}
      </SelectField>
      <div className="sm:max-md:col-span-2 lg:col-span-2">
        <TextArea
          label={words.message}
          hint={words.messageHint}
          required
          error={problemIn(problems, errors.message)}
          rows={5}
          className="laptop:h-28"
          {...register('message')}
        />
      </div>
      <Honeypot label={words.honeypot} {...register('website')} />
      <SendButton
        busy={isSubmitting}
        words={words}
        trouble={inquiry.trouble}
        call={{ words: words.orCall, phone }}
      />
    </form>
  )
}
