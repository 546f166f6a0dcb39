'use client'

import { useRef } from 'react'
import type { FormEvent } from 'react'
import { textOf } from '@/client/form-text'
import { useInquiry } from '@/client/use-inquiry'
import { emailMaxLength, phoneMaxLength } from '@/domain/account/limits'
import { inquiryMessageMaxLength, inquiryNameMaxLength } from '@/domain/inquiry/limits'
import { AddressReader } from '@/ui/address-reader'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Honeypot } from '@/ui/honeypot'
import { SendButton } from '@/ui/send-button'
import { SentPanel } from '@/ui/sent-panel'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'
import { useAskedService } from './use-asked-service'
import { useKnownSender } from './use-known-sender'

const address = '/api/inquiries/contact'

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

type Props = {
  locale: string
  words: Record<Word, string>
  /** The key stands in the address as `?service=`; the text is what staff read. */
  services: { key: string; text: string }[]
}

/** The contact form; the address may name the service. */
export function ContactForm({ locale, words, services }: Props) {
  const inquiry = useInquiry({ address, locale, words })
  const { problems } = inquiry
  const form = useRef<HTMLFormElement>(null)
  useFocusOnExchange(form, inquiry.state === 'sent')
  useKnownSender(form, inquiry.state !== 'sent')
  const [service, readService] = useAskedService(form, services)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    void inquiry.send({
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      phone: textOf(data, 'phone'),
      service: textOf(data, 'service'),
      message: textOf(data, 'message'),
      website: textOf(data, 'website'),
    })
  }

  if (inquiry.state === 'sent') {
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
      className="relative grid gap-6 sm:grid-cols-2"
      onFocus={inquiry.noteFocus}
      onSubmit={submit}
    >
      <AddressReader onRead={readService} />
      <TextField
        label={words.name}
        name="name"
        required
        autoComplete="name"
        error={problems.name}
        maxLength={inquiryNameMaxLength}
      />
      <TextField
        label={words.emailField}
        name="email"
        type="email"
        required
        autoComplete="email"
        error={problems.email}
        maxLength={emailMaxLength}
      />
      <TextField
        label={words.phoneField}
        aside={words.optional}
        name="phone"
        type="tel"
        autoComplete="tel"
        error={problems.phone}
        maxLength={phoneMaxLength}
      />
      <SelectField
        label={words.serviceField}
        aside={words.optional}
        name="service"
        defaultValue={service}
      >
        <option value="">{words.choose}</option>
        {services.map(({ key, text }) => (
          <option key={key} value={text}>
            {text}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextArea
          label={words.message}
          hint={words.messageHint}
          name="message"
          required
          error={problems.message}
          rows={5}
          maxLength={inquiryMessageMaxLength}
        />
      </div>
      <Honeypot name="website" label={words.honeypot} />
      <SendButton busy={inquiry.state === 'submitting'} words={words} />
    </form>
  )
}
