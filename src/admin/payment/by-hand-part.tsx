import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { Payment } from '@/payload-types'
import { isVoidable, mayVoid } from '@/services/payments/void-payment'
import { actorOf } from '../actor-of'
import { dateText } from '../money-text'
import { VoidPayment } from './void-payment'

type Props = Pick<UIFieldServerProps, 'user'> & { payment: Payment }

/** Of a payment that was recorded by hand: by whom, who took it back, and where that is done. */
export async function ByHandPart({ payment, user }: Props) {
  if (payment.method === 'stripe') return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.payment' })
  const { recordedBy, voidedAt, voidedBy, voidReason } = payment.byHand ?? {}
  return (
    <>
      {recordedBy ? (
        <p className="office-note">
          {t('recorded', { by: recordedBy, date: dateText(payment.createdAt) })}
        </p>
      ) : null}
      {voidedAt ? (
        <p className="office-alarm">
          {t('voided', {
            by: voidedBy ?? t('none'),
            date: dateText(voidedAt),
            reason: voidReason ?? t('none'),
          })}
        </p>
      ) : null}
      {isVoidable(payment) && mayVoid(actorOf(user), payment, new Date()) ? (
        <VoidPayment
          paymentId={payment.id}
          texts={{
            title: t('void.title'),
            note: t('void.note'),
            reason: t('void.reason'),
            void: t('void.void'),
            reasonMissing: t('void.reasonMissing'),
            failed: t('void.failed'),
          }}
        />
      ) : null}
    </>
  )
}
