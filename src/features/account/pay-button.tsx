'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { Button } from '@/ui/button'
import { notifyError } from '@/ui/toast'
import { useTroubleWords } from './form-words'
import { checkoutRefusalIn, checkoutUrlIn } from '@/client/read-checkout'
import { sendJson } from '@/client/send-json'

type Props = { quoteId: number; number: string; resumeHref: string }

/** Opens the payment provider's page for a quote, or says why that is not possible. */
export function PayButton({ quoteId, number, resumeHref }: Props) {
  const t = useTranslations('account')
  const troubleWords = useTroubleWords()
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function pay() {
    setBusy(true)
    const sent = await sendJson('POST', '/api/payments/checkout', { quoteId })
    const url = sent.ok ? checkoutUrlIn(sent.body) : null
    if (url !== null) {
      // Stays busy: the browser is leaving for the payment page.
      window.location.assign(url)
      return
    }
    setBusy(false)
    const refusal = !sent.ok && sent.kind === 'refused' ? checkoutRefusalIn(sent.body) : null
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
      look="ink"
      busy={busy}
      onClick={() => void pay()}
      aria-label={t('quotes.payLabel', { number })}
    >
      {t('quotes.pay')}
    </Button>
  )
}
