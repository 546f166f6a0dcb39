import { getTranslations } from 'next-intl/server'
import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretAddress, unlistedMetadata } from '@/app/unlisted-page'
import { CheckoutMessages } from '@/features/checkout/checkout-messages'
import { ConfirmPayment } from '@/features/checkout/confirm-payment'
import { signedInReturn } from '../signed-in-return'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('payment.success', secretAddress)

export default async function PaymentSuccessPage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const back = await signedInReturn(locale, '/payment/success', await searchParams)
  const t = await getTranslations({ locale, namespace: 'payment.success' })
  return (
    <CheckoutMessages locale={locale}>
      <ConfirmPayment {...back} />
      <noscript>
        <p className="page pb-10">{t('noScript')}</p>
      </noscript>
    </CheckoutMessages>
  )
}
