import { useRef, useState } from 'react'
import { notify, notifyError } from '@/ui/toast'
import { callApi } from './api'
import type { Answer } from './api'

type Words = Record<'successTitle' | 'successText' | 'errorTitle' | 'errorText', string>

type Args = { address: string; locale: string; words: Words }

/**
 * A form that a visitor sends to the office. What was typed stays when sending fails; how long the
 * typing took is measured from the first focus, for the judgement of spam.
 */
export function useInquiry({ address, locale, words }: Args) {
  const [state, setState] = useState<'idle' | 'submitting' | 'sent'>('idle')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const openedAt = useRef<number | null>(null)

  async function send(fields: Record<string, string>): Promise<void> {
    setState('submitting')
    const elapsedMs = openedAt.current === null ? undefined : Date.now() - openedAt.current
    const sent = await callApi('POST', address, { ...fields, elapsedMs, locale })
    if (sent.ok) {
      notify({ title: words.successTitle, text: words.successText })
      openedAt.current = null
      setProblems({})
      setState('sent')
    } else {
      setProblems(fieldProblemsIn(sent))
      notifyError({ title: words.errorTitle, text: words.errorText })
      setState('idle')
    }
  }

  return {
    state,
    problems,
    setProblems,
    send,
    again: () => setState('idle'),
    noteFocus: () => {
      openedAt.current ??= Date.now()
    },
  }
}

/** What the server says of single fields; empty when it says nothing of any. */
export function fieldProblemsIn(sent: Answer): Record<string, string> {
  if (sent.ok || sent.kind !== 'refused' || sent.status !== 422) return {}
  return Object.fromEntries(sent.errors.map(({ field, message }) => [field, message]))
}
