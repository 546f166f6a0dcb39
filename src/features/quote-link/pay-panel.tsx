'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { checkoutUrlIn } from '@/client/read-checkout'
import type { PaymentPurpose } from '@/domain/quote/due'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { wholeFigures } from '@/client/whole-figures'
import { BarFigure } from './bar-figure'
import { callLink, useTroubleWords } from './link-call'

type Props = {
  token: string
  number: string
  name: string
  due: { purpose: PaymentPurpose; amount: number }
  currency: string
}

/** What is due now, and the one button that leads to the payment provider's page. */
export function PayPanel({ token, number, name, due, currency }: Props) {
  const t = useTranslations('link.pay')
  const format = useSiteFormatter()
  const router = useRouter()
  const troubleWords = useTroubleWords()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const amount = format.number(due.amount, { style: 'currency', currency })

  async function pay() {
    setBusy(true)
    setTrouble(null)
    const sent = await callLink('checkout', { token })
    const url = sent.ok ? checkoutUrlIn(sent.body) : null
    // Stays busy: the browser is leaving for the payment page.
    if (url !== null) {
      window.location.assign(url)
      return
    }
    setBusy(false)
    setTrouble(troubleWords(sent))
    router.refresh()
  }

  return (
    <div className="grid gap-4">
      <p className="font-medium text-edge-mid">{t('title', { name })}</p>
      <p>
        <span className="block text-small text-text-second">{t('due')}</span>
        <span className="mt-2 block money text-opening leading-none tracking-tight">{amount}</span>
      </p>
      {trouble === null ? null : <Alert title={trouble} />}
      <Button
        look="sun"
        size="large"
        busy={busy}
        className="w-full max-lg:hidden"
        onClick={() => void pay()}
      >
        {t(due.purpose, { amount })}
      </Button>
      <BarFigure label={t(`bar.${due.purpose}`)} figure={amount}>
        <Button
          look="sun"
          busy={busy}
          aria-label={t(due.purpose, { amount })}
          onClick={() => void pay()}
        >
          {t('bar.pay')}
        </Button>
      </BarFigure>
      <p className="text-small text-text-second">{t('card')}</p>
      <p className="text-small text-text-second">{wholeFigures(t('otherwise', { number }))}</p>
    </div>
  )
}
