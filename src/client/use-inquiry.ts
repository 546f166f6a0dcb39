import { useRef, useState } from 'react'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { inquiryProblemCode } from '@/domain/inquiry/problem-codes'
import type { InquiryProblemCode } from '@/domain/inquiry/problem-codes'
import { notify, notifyError } from '@/ui/toast'

type Words = Record<'successTitle' | 'successText' | 'errorTitle' | 'errorText', string>

/** What the forms say of a field that is wrong. */
export type InquiryProblemWords = Record<InquiryProblemCode, string>

type Args<Fields extends FieldValues> = {
  address: string
  locale: string
  words: Words
  fields: readonly Path<Fields>[]
  /** Nothing while the form does not answer yet. */
  setError: UseFormSetError<Fields> | undefined
}

/**
 * Sends what a visitor wrote to the office. What was typed stays when sending fails; how long the
 * typing took is measured from the first focus, for the judgement of spam.
 */
export function useInquiry<Fields extends FieldValues>(args: Args<Fields>) {
  const { address, locale, words, fields, setError } = args
  const [isSent, setSent] = useState(false)
  const [trouble, setTrouble] = useState<string | undefined>()
  const openedAt = useRef<number | null>(null)

  async function send(values: Fields): Promise<boolean> {
    const elapsedMs = openedAt.current === null ? undefined : Date.now() - openedAt.current
    if (setError === undefined) return false
    setTrouble(undefined)
    // comes once somebody sends; where it cannot be fetched, nothing can be sent either
    const sent = await import('./post-inquiry').then(
      ({ postInquiry }) =>
        postInquiry({ address, body: { ...values, elapsedMs, locale }, fields, setError }),
      () => 'other' as const,
    )
    if (sent === 'taken') {
      notify({ title: words.successTitle, text: words.successText })
      openedAt.current = null
      setSent(true)
      return true
    }
    const why = typeof sent === 'object' ? sent.sentence : words.errorText
    notifyError({ title: words.errorTitle, text: why })
    if (sent !== 'at_fields') setTrouble(why)
    return false
  }

  return {
    isSent,
    /** Why it was not sent the last time, for whoever looks up once the note has gone. */
    trouble,
    send,
    again: () => setSent(false),
    noteFocus: () => {
      openedAt.current ??= Date.now()
    },
  }
}

/** Words for a field's error: a schema leaves a code, the server a finished sentence. */
export function problemIn(
  words: InquiryProblemWords,
  error: { type?: unknown; message?: string } | undefined,
): string | undefined {
  if (error === undefined) return undefined
  return error.type === 'server' ? error.message : words[inquiryProblemCode(error.message ?? '')]
}
