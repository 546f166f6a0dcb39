'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { FormEvent, ReactNode } from 'react'

type Props = {
  over: string
  title: string
  /** What comes of it for the customer. */
  note: ReactNode
  submit: string
  trouble: string | null
  isBusy: boolean
  onSubmit: (form: FormData) => void
  onCancel: () => void
  children: ReactNode
}

/** The strip below the board, where a step says what it needs. */
export function StripForm(props: Props) {
  const { over, title, note, submit, trouble, isBusy, onSubmit, onCancel, children } = props
  const t = useTranslations('officeJobs.strip')
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button[type=submit]')?.focus()
    // whole: what it is sent with is not below the window
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }

  return (
    <form
      ref={form}
      className="jobs-strip"
      aria-label={title}
      onSubmit={send}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel()
      }}
    >
      <div className="jobs-strip-head">
        <p>{over}</p>
        <h2>{title}</h2>
      </div>
      <div className="jobs-strip-fields">{children}</div>
      <p className="jobs-strip-note">{note}</p>
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        <Button type="button" buttonStyle="secondary" size="medium" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" size="medium" disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
