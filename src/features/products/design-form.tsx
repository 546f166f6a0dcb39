'use client'

import { useState } from 'react'
import { forgetForm, KeepTyped } from '@/client/keep-typed'
import { lateResolver } from '@/client/late-resolver'
import { problemIn, useInquiry } from '@/client/use-inquiry'
import type { InquiryProblemWords } from '@/client/use-inquiry'
import { useLateForm } from '@/client/use-late-form'
import { otherItem } from '@/domain/inquiry/design-items'
import type { DesignFields } from '@/domain/inquiry/inquiry-forms'
import { SelectField, TextArea, TextField } from '@/ui/field'
import { Honeypot } from '@/ui/honeypot'
import { SendButton } from '@/ui/send-button'
import { SentPanel } from '@/ui/sent-panel'
import { useFocusOnExchange } from '@/ui/use-focus-on-exchange'

const address = '/api/inquiries/design'
const schema = lateResolver(() =>
  import('./design-resolver').then(({ designResolver }) => designResolver),
)
const fields = [
  'envisionedItem',
  'otherItem',
  'location',
  'inspirationUrl',
  'description',
  'name',
  'email',
] as const

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
  | 'errorTitle'
  | 'errorText'
  | 'successTitle'
  | 'successText'
  | 'honeypot'
  | 'another'

type Item = DesignFields['envisionedItem']

type Props = {
  locale: string
  words: Record<Word, string>
  problems: InquiryProblemWords
  /** Staff read the value, the visitor the text. */
  items: { value: Item; text: string }[]
}

/** The design inquiry of the furniture page. */
export function DesignForm({ locale, words, problems, items }: Props) {
  const { form, control, heldFirst, register, onSubmit, errors, isSubmitting } =
    useLateForm<DesignFields>(schema.resolver)
  const inquiry = useInquiry({ address, locale, words, fields, setError: control?.setError })
  useFocusOnExchange(form, inquiry.isSent)
  const [picked, setPicked] = useState<Item>()
  const item = picked ?? heldFirst.envisionedItem

  async function send(values: DesignFields) {
    if (!(await inquiry.send(values))) return
    void forgetForm('design')
    control?.reset()
    setPicked(items[0]?.value)
  }

  if (inquiry.isSent) {
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
      noValidate={control !== null}
      className="relative grid gap-6 sm:grid-cols-2"
      onFocus={() => {
        inquiry.noteFocus()
        schema.prepare()
      }}
      onSubmit={(event) => onSubmit(event, send)}
    >
      {/* what was picked brings a field with it only once the form answers */}
      {control === null ? null : <KeepTyped form="design" />}
      <SelectField
        label={words.envisionedItem}
        error={problemIn(problems, errors.envisionedItem)}
        {...register('envisionedItem', {
          onChange: () => setPicked(control?.getValues('envisionedItem')),
        })}
      >
        {items.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      {item === otherItem ? (
        <TextField
          label={words.otherItem}
          aside={words.optional}
          error={problemIn(problems, errors.otherItem)}
          {...register('otherItem')}
        />
      ) : (
        <span className="hidden sm:block" />
      )}
      <TextField
        label={words.location}
        hint={words.locationHint}
        required
        error={problemIn(problems, errors.location)}
        {...register('location')}
      />
      <TextField
        label={words.inspirationUrl}
        aside={words.optional}
        type="url"
        inputMode="url"
        error={problemIn(problems, errors.inspirationUrl)}
        {...register('inspirationUrl')}
      />
      <div className="sm:col-span-2">
        <TextArea
          label={words.description}
          hint={words.descriptionHint}
          required
          error={problemIn(problems, errors.description)}
          {...register('description')}
        />
      </div>
      <TextField
        label={words.name}
        required
        autoComplete="name"
        error={problemIn(problems, errors.name)}
        {...register('name')}
      />
      <TextField
        label={words.email}
        required
        type="email"
        autoComplete="email"
        error={problemIn(problems, errors.email)}
        {...register('email')}
      />
      <Honeypot label={words.honeypot} {...register('website')} />
      <SendButton busy={isSubmitting} words={words} trouble={inquiry.trouble} />
    </form>
  )
}
