import type { Metadata } from 'next'
import { hasLocale } from 'next-intl'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { locales } from '@/config/locales'
import { CancelPayment } from '@/features/checkout/cancel-payment'
import { CheckoutMessages } from '@/features/checkout/checkout-messages'
import { signedInReturn } from '../signed-in-return'
import type { SearchParams } from '../signed-in-return'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  if (!hasLocale(locales, locale)) return {}
  const t = await getTranslations({ locale, namespace: 'payment.cancel' })
  return { title: t('metaTitle'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function PaymentCancelPage({ params, searchParams }: Props) {
  const { locale } = await params
  if (!hasLocale(locales, locale)) notFound()
  setRequestLocale(locale)
  const back = await signedInReturn(locale, '/payment/cancel', await searchParams)
  return (
    <CheckoutMessages locale={locale}>
      <CancelPayment query={back.query} hrefs={back.hrefs} />
    </CheckoutMessages>
  )
}
