import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { Payment } from '@/payload-types'
import { errorDetailsOf } from '@/services/payments/records'
import { dateText, moneyText } from '../money-text'
import { SettleRefund } from './settle-refund'

type Props = Pick<UIFieldServerProps, 'user'> & { payment: Payment }

/** Refunds that a person has to look for at Stripe, each with what an administrator found. */
export async function UnsureRefunds({ payment, user }: Props) {
  const keys = errorDetailsOf(payment)?.unsureRefunds ?? []
  const unsure = (payment.refunds ?? []).filter(
    ({ key, state }) => state === 'requested' && keys.includes(key),
  )
  if (unsure.length === 0 || user?.role !== 'admin') return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.payment.unsure' })
  return unsure.map(({ key, amount, at }) => {
    const about = { amount: moneyText(amount, payment.currency), date: dateText(at) }
    return (
      <SettleRefund
        key={key}
        paymentId={payment.id}
        refundKey={key}
        texts={{
          label: t('label', about),
          note: t('note', about),
          stripeId: t('stripeId'),
          made: t('made'),
          notMade: t('notMade'),
          stripeIdMissing: t('stripeIdMissing'),
          failed: t('failed'),
        }}
      />
    )
  })
}
