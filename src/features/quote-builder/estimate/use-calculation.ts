'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { QuoteRequest } from '@/domain/pricing/types'
import { notifyError } from '@/ui/toast'
import type { CalculatedQuote } from '../draft/flow-state'
import { newRequestKey } from '../draft/request-key'
import { calculateQuote } from './calculate-quote'

/**
 * Asks for the price once at a time. A refusal is said in a toast; that no answer came is for the
 * screen to say, where it stays.
 */
export function useCalculation(onCalculated: (calculated: CalculatedQuote) => void) {
  const t = useTranslations('quote.errors')
  const [busy, setBusy] = useState(false)
  const [unreachable, setUnreachable] = useState(false)

  async function calculate(request: QuoteRequest): Promise<void> {
    if (busy) return
    setBusy(true)
    const outcome = await calculateQuote(request)
    setBusy(false)
    setUnreachable(!outcome.ok && outcome.unreachable)
    if (!outcome.ok) {
      if (outcome.unreachable) return
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

  return { busy, unreachable, calculate }
}
