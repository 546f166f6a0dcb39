'use client'

import { useEffect, useRef } from 'react'
import { forgetTyped, isWrittenIn, keepTyped, putBackTyped } from './typed-fields'

type Props = {
  /** Which form it is: what was typed into one is none of another's. */
  form: string
  /** Where the form is for one thing alone, which; what was typed for another is forgotten. */
  about?: string
}

/**
 * Stands in a form that takes a while to fill in. When its page is loaded anew, as after a release, what was
 * typed there is there again; `forgetTyped` once it was sent.
 */
export function KeepTyped({ form: name, about = '' }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    const keep = () => keepTyped(form, name, about)
    putBackTyped(form, name, about)
    // what was picked may bring another field with it
    const rest = setTimeout(() => {
      putBackTyped(form, name, about)
      if (isWrittenIn(form)) keep()
      form.addEventListener('input', keep)
    })
    return () => {
      clearTimeout(rest)
      form.removeEventListener('input', keep)
    }
  }, [name, about])
  return <span ref={place} hidden />
}

/** For a page that comes after the form was sent by the browser itself. */
export function ForgetTyped({ form }: Pick<Props, 'form'>) {
  useEffect(() => forgetTyped(form), [form])
  return null
}
