import { getTranslations } from 'next-intl/server'
import type { UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { paymentReference } from '@/domain/payment/payment-reference'
import { quoteNumber } from '@/domain/quote/quote-number'
import { BrowserTexts } from '@/i18n/browser-texts'
import { isFullyPaid } from '@/domain/payment/quote-states'
import type { Payment, Quote } from '@/payload-types'
import { undoneWork } from '@/services/office/undone-work'
import { actorOf } from '../actor-of'
import { ByHandPart } from './by-hand-part'
import { dateText, moneyText, timeText } from '../money-text'
import { leftToRefund } from '@/services/payments/left-to-refund'
import { accountOf, findQuote, idOf } from '@/services/payments/records'
import type { RefundedQuote } from './refund-effect'
import { RefundPayment } from './refund-payment'
import { RefundSaid } from './refund-said'
import { ReleasePayment } from './release-payment'
import { UndoneList } from '../background/undone-list'
import { UnsureRefunds } from './unsure-refunds'

/** A payment as the office reads it: how much, for which quote, how it was paid, what went wrong. */
export async function PaymentSummary({ data, payload, user }: UIFieldServerProps) {
  const payment = data as Partial<Payment>
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.payment' })
  if (!payment.id || payment.amount === undefined) {
    return <p className="office-note">{t('empty')}</p>
  }
  const { quote, currency = 'usd', refundedAmount } = payment
  const quoteId = typeof quote === 'object' ? quote.id : quote
  const trouble = textOf(payment.errorDetails, 'message')
  return (
    <section className="office-sheet" aria-label={t('label')}>
      {payment.isHeld ? (
        <>
          <p className="office-alarm">{t(user?.role === 'admin' ? 'held' : 'heldForAdmin')}</p>
          {user?.role === 'admin' ? (
            <ReleasePayment
              paymentId={payment.id}
              texts={{
                title: t('release.title'),
                note: t('release.note'),
                reason: t('release.reason'),
                settle: t('release.settle'),
                refund: t('release.refund'),
                reasonMissing: t('release.reasonMissing'),
                failed: t('release.failed'),
              }}
            />
          ) : null}
        </>
      ) : null}
      {payment.release?.at && !payment.isHeld ? (
        <p className="office-note">
          {t('released', {
            decision: payment.release.decision ?? 'refund',
            by: payment.release.by ?? t('none'),
            date: dateText(payment.release.at),
            reason: payment.release.reason ?? t('none'),
          })}
        </p>
      ) : null}
      <RefundSaid paymentId={payment.id} />
      {payment.isDuplicate ? <p className="office-alarm">{t('duplicate')}</p> : null}
      <dl className="office-facts">
        <div>
          <dt>{t('amount')}</dt>
          <dd className="office-figure">{moneyText(payment.amount, currency)}</dd>
        </div>
        {refundedAmount ? (
          <div>
            <dt>{t('refunded')}</dt>
            <dd className="office-figure">{moneyText(refundedAmount, currency)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('quote')}</dt>
          <dd>
            {quoteId ? (
              <a href={`/admin/collections/quotes/${quoteId}`}>{quoteNumber(quoteId)}</a>
            ) : (
              t('none')
            )}
          </dd>
        </div>
        <div>
          <dt>{t('reference')}</dt>
          <dd>{paymentReference(payment.id)}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd>{payment.paidAt ? dateText(payment.paidAt) : t('none')}</dd>
        </div>
        <div>
          <dt>{t('method')}</dt>
          <dd>{(await methodText(payment)) ?? t('none')}</dd>
        </div>
        {payment.disputeOutcome ? (
          <div>
            <dt>{t('dispute')}</dt>
            <dd>
              {t(`disputes.${payment.disputeOutcome}`)}
              {payment.disputeDueBy ? (
                <strong>{t('answerBy', { date: timeText(payment.disputeDueBy) })}</strong>
              ) : null}
            </dd>
          </div>
        ) : null}
        {trouble ? (
          <div>
            <dt>{t('trouble')}</dt>
            <dd>{trouble}</dd>
          </div>
        ) : null}
      </dl>
      <ByHandPart payment={payment as Payment} user={user} />
      <UnsureRefunds user={user} payment={payment as Payment} />
      <GiveBack payload={payload} user={user} payment={payment as Payment} />
      <WorkOfPayment payload={payload} user={user} paymentId={payment.id} />
    </section>
  )
}

type GiveBackProps = Pick<UIFieldServerProps, 'payload' | 'user'> & { payment: Payment }

/** Where there is something to give back, and somebody who may. */
async function GiveBack({ payload, user, payment }: GiveBackProps) {
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const found = await leftToRefund({ ctx, payment })
  if (found === null) return null
  const { left, limit, isLimited } = found
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.payment.refund' })
  if (left === 0) {
    const limited = limit === null ? '' : t('limit', { limit: moneyText(limit, payment.currency) })
    return <p className="office-note">{limited}</p>
  }
  const quote = await findQuote(ctx, idOf(payment.quote))
  return (
    <BrowserTexts
      locale={defaultLocale}
      pick={({ office }) => ({ office: { payment: { refund: office.payment.refund } } })}
    >
      <RefundPayment
        paymentId={payment.id}
        left={left}
        limit={isLimited ? limit : null}
        currency={payment.currency}
        customer={quote?.customerName ?? t('customer')}
        writesTo={quote?.customerEmail ?? null}
        note={t('note')}
        quote={quote && refundedQuote(quote, payment)}
      />
    </BrowserTexts>
  )
}

/** How the quote stands that a payment is for; null where its money is another's. */
function refundedQuote(quote: Quote, { currency }: Payment): RefundedQuote | null {
  if (quote.currencyCodeAtQuote.toLowerCase() !== currency.toLowerCase()) return null
  const { totalMinor, paidMinor } = accountOf(quote)
  const isPaid = isFullyPaid(quote)
  const desk = isPaid ? null : `/office/quotes/${quote.id}`
  return { isFullyPaid: isPaid, totalMinor, paidMinor, desk }
}

type OfPayment = Pick<UIFieldServerProps, 'payload' | 'user'> & { paymentId: number }

/** Letters and records that hang on the payment and could not be done yet. */
async function WorkOfPayment({ payload, user, paymentId }: OfPayment) {
  const ctx = { payload, actor: actorOf(user), now: () => new Date(), payments: null }
  const undone = await undoneWork({ ctx, paymentId })
  if (undone === null || undone.count === 0) return null
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.payment' })
  return (
    <>
      <h2 className="office-heading">{t('work')}</h2>
      <UndoneList works={undone.latest} />
    </>
  )
}

/** How it was paid: by hand, with the number of the check where there is one, or by which card. */
async function methodText({ method, byHand, paymentMethodDetails }: Partial<Payment>) {
  if (method === undefined || method === 'stripe') return methodOf(paymentMethodDetails)
  const t = await getTranslations({ locale: defaultLocale, namespace: 'office.payment.methods' })
  return [t(method), byHand?.note].filter(Boolean).join(' · ')
}

/** `Visa •••• 4242` where the card is known, else the kind of payment. */
function methodOf(details: unknown): string | null {
  const brand = textOf(details, 'brand')
  const last4 = textOf(details, 'last4')
  if (brand && last4) return `${brand} •••• ${last4}`
  return textOf(details, 'type')
}

function textOf(value: unknown, key: string): string | null {
  const found: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return typeof found === 'string' && found !== '' ? found : null
}
