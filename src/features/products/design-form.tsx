'use client'

import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { textOf } from '@/client/form-text'
import { useInquiry } from '@/client/use-inquiry'
import { isEmailAddress } from '@/domain/account/email-address'
import { emailMaxLength } from '@/domain/account/limits'
import {
  inquiryLineMaxLength,
  inquiryMessageMaxLength,
  inquiryNameMaxLength,
  inquiryUrlMaxLength,
} from '@/domain/inquiry/limits'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Honeypot } from '@/ui/honeypot'
import { SendButton } from '@/ui/send-button'
import { SentPanel } from '@/ui/sent-panel'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'

const address = '/api/inquiries/design'

type Word =
  | 'envisionedItem'
  | 'otherItem'
  | 'location'
  | 'locationHint'
  | 'description'
  | 'descriptionHint'
  | 'inspirationUrl'
  | 'optional'
  | 'name'
  | 'email'
  | 'send'
  | 'sending'
  | 'required'
  | 'nameRequired'
  | 'emailRequired'
  | 'errorTitle'
  | 'errorText'
  | 'successTitle'
  | 'successText'
  | 'honeypot'
  | 'another'

type Props = { locale: string; words: Record<Word, string>; items: string[]; otherItem: string }

type Errors = Record<string, string>

/** The design inquiry of the furniture page. */
export function DesignForm({ locale, words, items, otherItem }: Props) {
  const inquiry = useInquiry({ address, locale, words })
  const form = useRef<HTMLFormElement>(null)
  useFocusOnExchange(form, inquiry.state === 'sent')
  const [item, setItem] = useState(items[0] ?? '')
  const errors = inquiry.problems

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const found = problems(data, words)
    inquiry.setProblems(found)
    const [firstBad] = Object.keys(found)
    if (firstBad !== undefined) {
      form.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus()
      return
    }
    void inquiry.send({
      envisionedItem: item,
      otherItem: textOf(data, 'otherItem'),
      location: textOf(data, 'location'),
      description: textOf(data, 'description'),
      inspirationUrl: textOf(data, 'inspirationUrl'),
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      website: textOf(data, 'website'),
    })
  }

  if (inquiry.state === 'sent') {
    return (
      <SentPanel
        title={words.successTitle}
        text={words.successText}
        again={words.another}
        onAgain={inquiry.again}
      />
    )
  }
  return (
    <form
      ref={form}
      method="post"
      action={address}
      noValidate
      className="relative grid gap-6 sm:grid-cols-2"
      onFocus={inquiry.noteFocus}
      onSubmit={submit}
    >
      <SelectField
        label={words.envisionedItem}
        name="envisionedItem"
        value={item}
        onChange={(event) => setItem(event.target.value)}
      >
        {items.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {item === otherItem ? (
        <TextField
          label={words.otherItem}
          aside={words.optional}
          name="otherItem"
          maxLength={inquiryLineMaxLength}
        />
      ) : (
        <span className="hidden sm:block" />
      )}
      <TextField
        label={words.location}
        hint={words.locationHint}
        name="location"
        required
        error={errors.location}
        maxLength={inquiryLineMaxLength}
      />
      <TextField
        label={words.inspirationUrl}
        aside={words.optional}
        name="inspirationUrl"
        type="url"
        inputMode="url"
        error={errors.inspirationUrl}
        maxLength={inquiryUrlMaxLength}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={words.description}
          hint={words.descriptionHint}
          name="description"
          required
          error={errors.description}
          maxLength={inquiryMessageMaxLength}
        />
      </div>
      <TextField
        label={words.name}
        name="name"
        required
        autoComplete="name"
        error={errors.name}
        maxLength={inquiryNameMaxLength}
      />
      <TextField
        label={words.email}
        name="email"
        required
        type="email"
        autoComplete="email"
        error={errors.email}
        maxLength={emailMaxLength}
      />
      <Honeypot name="website" label={words.honeypot} />
      <SendButton busy={inquiry.state === 'submitting'} words={words} />
    </form>
  )
}

function problems(data: FormData, words: Record<Word, string>): Errors {
  const errors: Errors = {}
  if (textOf(data, 'location') === '') errors.location = words.required
  if (textOf(data, 'description') === '') errors.description = words.required
  if (textOf(data, 'name') === '') errors.name = words.nameRequired
  if (!isEmailAddress(textOf(data, 'email'))) errors.email = words.emailRequired
  return errors
}
