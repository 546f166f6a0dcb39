'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import type { PaymentPurpose } from '@/domain/quote/due'
import { Button } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { useTroubleWords } from './form-words'
import { openCheckout } from '@/client/open-checkout'

type Props = {
  quoteId: number
  number: string
  purpose: PaymentPurpose
  /** What is paid, as it is written. */
  amount: string
  resumeHref: string
  /** The main action of its page. */
  isMain: boolean
}

const labels = { full: 'pay', deposit: 'payDeposit', balance: 'payBalance' } as const

/** Opens the payment provider's page for a quote, or says why that is not possible. */
export function PayButton({ quoteId, number, purpose, amount, resumeHref, isMain }: Props) {
  const t = useTranslations('account')
  const troubleWords = useTroubleWords()
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function pay() {
    setBusy(true)
    const hindrance = await openCheckout(quoteId)
    // Stays busy: the browser is leaving for the payment page.
    if (hindrance === null) return
    setBusy(false)
    const { sent, refusal } = hindrance
    if (refusal === null) {
      const text = sent.ok ? t('trouble.unknown') : troubleWords(sent)
      notifyError({ title: t('quotes.payTroubleTitle'), text })
      return
    }
    const isStripe = refusal.kind.startsWith('stripe_')
    const title = t(isStripe ? 'quotes.payTroubleTitle' : 'quotes.payErrorTitle')
    notifyError({ title, text: refusal.error })
    // Its new price is shown, and accepted, where it was made.
    if (refusal.kind === 'price_changed') router.push(resumeHref)
    else router.refresh()
  }

  return (
    <Button
      look={isMain ? 'sun' : 'ink'}
      size={isMain ? 'large' : 'medium'}
      className="max-sm:w-full"
      busy={busy}
      onClick={() => void pay()}
      aria-label={t(`quotes.${labels[purpose]}Label`, { amount, number })}
    >
      {t(`quotes.${labels[purpose]}`, { amount })}
    </Button>
  )
}
