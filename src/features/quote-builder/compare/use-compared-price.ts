'use client'

import { useRef, useState } from 'react'
import type { Alternative } from '@/domain/glass-rules/alternatives'
import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { calculateQuote } from '../estimate/calculate-quote'

/** Both as the server prices them now. */
export type ComparedPrices = { here: QuoteResult; there: QuoteResult }

type Asked =
  | { kind: 'idle' }
  | { kind: 'asking'; alternative: Alternative }
  | { kind: 'priced'; alternative: Alternative; prices: ComparedPrices }
  | { kind: 'failed'; alternative: Alternative; message: string | null }

/** Asks the server for both prices at once, so that they are of one and the same moment; saves nothing. */
export function useComparedPrice(here: QuoteRequest) {
  const [asked, setAsked] = useState<Asked>({ kind: 'idle' })
  const turn = useRef(0)

  async function compare(alternative: Alternative): Promise<void> {
    turn.current += 1
    const own = turn.current
    setAsked({ kind: 'asking', alternative })
    const [a, b] = await Promise.all([calculateQuote(here), calculateQuote(alternative.request)])
    // another one was chosen since
    if (own !== turn.current) return
    if (a.ok && b.ok) {
      setAsked({ kind: 'priced', alternative, prices: { here: a.quote, there: b.quote } })
    } else {
      const message = [a, b].flatMap((each) => (each.ok ? [] : [each.message]))[0] ?? null
      setAsked({ kind: 'failed', alternative, message })
    }
  }

  return { asked, compare }
}
