'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { QuoteRequest } from '@/domain/pricing/types'
import { notifyError } from '@/ui/toast'
import type { CalculatedQuote } from '../state/flow-state'
import { newRequestKey } from '../state/request-key'
import { calculateQuote } from './calculate-quote'

/** Asks for the price once at a time; a refusal is said in a toast. */
export function useCalculation(onCalculated: (calculated: CalculatedQuote) => void) {
  const t = useTranslations('quote.errors')
  const [busy, setBusy] = useState(false)

  async function calculate(request: QuoteRequest): Promise<void> {
    if (busy) return
    setBusy(true)
    const outcome = await calculateQuote(request)
    setBusy(false)
    if (!outcome.ok) {
      notifyError({ title: t('calculation'), text: outcome.message ?? t('noAnswer') })
      return
    }
    onCalculated({
      request,
      quote: outcome.quote,
      requestKey: newRequestKey(),
      calculatedAt: new Date().toISOString(),
    })
  }

  return { busy, calculate }
}
