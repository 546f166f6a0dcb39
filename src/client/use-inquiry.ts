import { useRef, useState } from 'react'
import { notify, notifyError } from '@/ui/toast'
import { sendForm } from './send-form'

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
    const sent = await sendForm(address, { ...fields, elapsedMs, locale })
    if (sent.ok) {
      notify({ title: words.successTitle, text: words.successText })
      openedAt.current = null
      setProblems({})
      setState('sent')
    } else {
      setProblems(sent.problems)
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
