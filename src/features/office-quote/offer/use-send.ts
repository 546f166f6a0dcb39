'use client'

import { useState } from 'react'
import { callApi } from '@/client/api'
import type { OfficeQuote } from '@/services/office-quotes/office-quote'
import { kindIn, quoteIn, textIn } from '../state/use-office-quote'
import type { useOfficeQuote } from '../state/use-office-quote'

/** What became of the last try to send, or of a change of how the quote stands. */
export type Sent =
  | { kind: 'none' | 'busy' | 'faults' | 'offline' }
  /** The letter waits a moment, so that a slip can be taken back. */
  | { kind: 'sent'; byMail: boolean; at: number }
  | { kind: 'taken_back' }
  /** The server's price is another by now; nothing was sent. */
  | { kind: 'price_changed'; before: number }
  | { kind: 'refused'; message: string }

/** `release` lets out what waits for a look. */
type Wish = { byMail: boolean; release: boolean }

type Work = Pick<ReturnType<typeof useOfficeQuote>, 'known' | 'save' | 'take' | 'latest'>

/** Sends what is typed, once the server has all of it, and changes how a quote stands. */
export function useSend({ known, save, take, latest }: Work) {
  const [sent, setSent] = useState<Sent>({ kind: 'none' })
  // what was missing is there by now: nothing is left to be said of that try
  if (sent.kind === 'faults' && known?.problems.length === 0) setSent({ kind: 'none' })

  async function send({ byMail, release }: Wish): Promise<void> {
    setSent({ kind: 'busy' })
    // what the customer holds already is made a revision of its own before it is sent
    if (!(await save(latest()?.isDraft !== true))) return setSent({ kind: 'none' })
    const quote = latest()
    if (quote === null) return setSent({ kind: 'none' })
    if (quote.problems.length > 0) return setSent({ kind: 'faults' })
    const answer = await callApi('POST', '/api/office/quotes/send', {
      quoteId: quote.id,
      basedOn: quote.basedOn,
      byMail,
      release,
    })
    if (answer.ok) {
      const theirs = quoteIn(answer.body)
      if (theirs) take(theirs)
      const isWaiting = textIn(answer.body, 'outcome') === 'awaiting_approval'
      // that it waits is said as long as it does
      return setSent(isWaiting ? { kind: 'none' } : { kind: 'sent', byMail, at: Date.now() })
    }
    if (answer.kind === 'offline') return setSent({ kind: 'offline' })
    const kind = kindIn(answer.body)
    if (kind === 'not_ready') {
      const theirs = quoteIn(answer.body)
      if (theirs) take(theirs)
      return setSent({ kind: 'faults' })
    }
    if (kind === 'price_changed') {
      // what is typed is priced again by saving it
      await save(true)
      return setSent({ kind: 'price_changed', before: quote.total })
    }
    setSent({ kind: 'refused', message: textIn(answer.body, 'error') ?? '' })
  }

  async function stand(act: string): Promise<void> {
    const quote = latest()
    if (quote === null) return
    setSent({ kind: 'busy' })
    const answer = await callApi('POST', '/api/office/quotes/standing', { quoteId: quote.id, act })
    if (answer.ok) {
      take(answer.body as OfficeQuote)
      return setSent({ kind: act === 'take_back' ? 'taken_back' : 'none' })
    }
    if (answer.kind === 'offline') return setSent({ kind: 'offline' })
    setSent({ kind: 'refused', message: textIn(answer.body, 'error') ?? '' })
  }

  return { sent, send, stand }
}
