'use client'

import { useState } from 'react'
import type { FormEvent } from 'react'
import { textOf } from '@/client/send-form'
import { useInquiry } from '@/client/use-inquiry'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Honeypot } from '@/ui/honeypot'
import { SendButton } from '@/ui/send-button'
import { SentPanel } from '@/ui/sent-panel'

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

const looksLikeEmail = /^\S+@\S+$/

/** The design inquiry of the furniture page. */
export function DesignForm({ locale, words, items, otherItem }: Props) {
  const inquiry = useInquiry({ address: '/api/inquiries/design', locale, words })
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
          maxLength={150}
        />
      ) : (
        <span className="hidden sm:block" />
      )}
      <TextField
        label={words.location}
        hint={words.locationHint}
        name="location"
        error={errors.location}
        maxLength={300}
      />
      <TextField
        label={words.inspirationUrl}
        aside={words.optional}
        name="inspirationUrl"
        type="url"
        inputMode="url"
        error={errors.inspirationUrl}
        maxLength={500}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={words.description}
          hint={words.descriptionHint}
          name="description"
          error={errors.description}
          maxLength={5000}
        />
      </div>
      <TextField
        label={words.name}
        name="name"
        autoComplete="name"
        error={errors.name}
        maxLength={150}
      />
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        error={errors.email}
        maxLength={254}
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
  if (!looksLikeEmail.test(textOf(data, 'email'))) errors.email = words.emailRequired
  return errors
}
