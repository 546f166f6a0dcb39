'use client'

import { useEffect, useState } from 'react'
import type { Alternative } from '@/domain/glass-rules/alternatives'
import type { QuoteRequest, QuoteResult } from '@/domain/pricing/types'
import { calculateQuote } from '../estimate/calculate-quote'

/** Both as the server prices them now. */
export type ComparedPrices = { here: QuoteResult; there: QuoteResult }

type Answer =
  { kind: 'priced'; prices: ComparedPrices } | { kind: 'failed'; message: string | null }

type Asked = { kind: 'asking' } | Answer

/**
 * Asks the server for both prices at once, so that they are of one and the same moment; saves nothing.
 * `first` is asked for without anybody choosing it.
 */
export function useComparedPrice(here: QuoteRequest, first: Alternative | null) {
  // an object of its own for each time that it is asked
  const [question, setQuestion] = useState(() => first && { alternative: first })
  const [answered, setAnswered] = useState<{ question: object; answer: Answer } | null>(null)

  useEffect(() => {
    if (question === null) return
    let isWanted = true
    void bothPrices(here, question.alternative.request).then((answer) => {
      if (isWanted) setAnswered({ question, answer })
    })
    return () => {
      isWanted = false
    }
  }, [here, question])

  const asked: Asked =
    answered !== null && answered.question === question ? answered.answer : { kind: 'asking' }
  return {
    alternative: question?.alternative ?? null,
    asked,
    compare: (alternative: Alternative) => setQuestion({ alternative }),
  }
}

async function bothPrices(here: QuoteRequest, there: QuoteRequest): Promise<Answer> {
  const [a, b] = await Promise.all([calculateQuote(here), calculateQuote(there)])
  if (a.ok && b.ok) return { kind: 'priced', prices: { here: a.quote, there: b.quote } }
  const message = [a, b].flatMap((each) => (each.ok ? [] : [each.message]))[0] ?? null
  return { kind: 'failed', message }
}
