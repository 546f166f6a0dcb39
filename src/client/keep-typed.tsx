'use client'

import { useEffect, useRef } from 'react'
import { whenNear } from './when-near'

type Props = {
  /** Which form it is: what was typed into one is none of another's. */
  form: string
  /** Where the form is for one thing alone, which; what was typed for another is forgotten. */
  about?: string
}

/**
 * Stands in a form that takes a while to fill in. When its page is loaded anew, as after a release, what was
 * typed there is there again; `forgetForm` once it was sent. What it takes comes once the form is near the screen.
 */
export function KeepTyped({ form: name, about = '' }: Props) {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    let isOver = false
    let end = () => {}
    const leave = whenNear(form, '100%', () => {
      void import('./keep-form').then(({ keepForm }) => {
        if (!isOver) end = keepForm(form, name, about)
      })
    })
    return () => {
      isOver = true
      leave()
      end()
    }
  }, [name, about])
  return <span ref={place} hidden />
}

/** What was typed into a form is not put back again. */
export async function forgetForm(form: string): Promise<void> {
  const { forgetTyped } = await import('./typed-fields')
  forgetTyped(form)
}

/** For a page that comes after the form was sent by the browser itself. */
export function ForgetTyped({ form }: Pick<Props, 'form'>) {
  useEffect(() => void forgetForm(form), [form])
  return null
}
