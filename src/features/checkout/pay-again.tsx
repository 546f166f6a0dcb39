'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { openCheckout } from '@/client/open-checkout'
import { Button } from '@/ui/button'
import { notifyError } from '@/ui/toast'

type Props = { quoteId: number; quoteHref: string }

/** Opens the payment page once more; whether the quote can still be paid is the server's to say. */
export function PayAgain({ quoteId, quoteHref }: Props) {
  const t = useTranslations('payment.cancel')
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function pay() {
    setBusy(true)
    const hindrance = await openCheckout(quoteId)
    // Stays busy: the browser is leaving for the payment page.
    if (hindrance === null) return
    setBusy(false)
    const { refusal } = hindrance
    notifyError({ title: t('payErrorTitle'), text: refusal?.error ?? t('payErrorText') })
    // Its new price is shown, and accepted, where it was made.
    if (refusal?.kind === 'price_changed') router.push(quoteHref)
  }

  return (
    <Button look="sun" size="large" busy={busy} onClick={() => void pay()}>
      {t('pay')}
    </Button>
  )
}
