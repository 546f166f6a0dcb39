import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { paymentReference } from '@/domain/payment/payment-reference'
import { quoteNumber } from '@/domain/quote/quote-number'
import { openDisputes } from '@/services/office/open-disputes'
import { actorOf } from '../actor-of'
import { moneyText, timeText } from '../money-text'

type Props = Pick<UIFieldServerProps, 'payload' | 'user'> & { quoteIds: number[] }

/** Says of some quotes which payment is disputed, and by when that has to be answered. */
export async function DisputeNotice({ payload, user, quoteIds }: Props) {
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const disputed = await openDisputes({ ctx, quoteIds })
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.payment' })
  return disputed.map(({ id, quote, amount, currency, disputeDueBy }) => {
    const facts = {
      reference: paymentReference(id),
      amount: moneyText(amount, currency),
      quote: quoteNumber(typeof quote === 'object' ? quote.id : quote),
    }
    return (
      <p key={id} className="office-alarm">
        <a href={`/admin/collections/payments/${id}`}>
          {t(disputeDueBy ? 'disputed' : 'disputedAnswered', facts)}
        </a>{' '}
        {disputeDueBy ? <strong>{t('answerBy', { date: timeText(disputeDueBy) })}</strong> : null}
      </p>
    )
  })
}
