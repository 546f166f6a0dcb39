import { localeOf } from '@/app/site-page'
import type { PageWithQuery } from '@/app/site-page'
import { secretAddress, unlistedMetadata } from '@/app/unlisted-page'
import { CancelPayment } from '@/features/checkout/cancel-payment'
import { CheckoutMessages } from '@/features/checkout/checkout-messages'
import { signedInReturn } from '../signed-in-return'

export const dynamic = 'force-dynamic'

export const generateMetadata = unlistedMetadata('payment.cancel', secretAddress)

export default async function PaymentCancelPage({ params, searchParams }: PageWithQuery) {
  const locale = await localeOf({ params })
  const back = await signedInReturn(locale, '/payment/cancel', await searchParams)
  return (
    <CheckoutMessages locale={locale}>
      <CancelPayment {...back} />
    </CheckoutMessages>
  )
}
