import { useTranslations } from 'next-intl'
import { Check } from 'lucide-react'
import { isPartPaid } from '@/domain/payment/part-paid'
import type { PaidFacts, ResumedQuote } from '@/domain/quote/resumed-quote'
import { numbersTogether } from '@/i18n/days-together'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { classNames } from '@/ui/class-names'
import { useMoney } from '../words/use-money'
import { ReceiptLink } from './receipt-link'

type Props = { quoteId: number; paid: PaidFacts; currencyCode: string } & Pick<
  ResumedQuote,
  'depositDue'
>

const states = ['deposit_paid', 'fully_paid', 'partially_refunded', 'refunded', 'disputed'] as const

/** That money came and when, with its receipts; in figures what of it went back and what is left to pay. */
export function PaidMoney({ quoteId, paid, currencyCode, depositDue }: Props) {
  const t = useTranslations('quote.resume')
  const format = useSiteFormatter()
  const rows = useMoneyRows(paid, currencyCode)
  const { paymentStatus } = paid
  const state = isPartPaid(paymentStatus, { depositDue })
    ? 'part_paid'
    : states.find((one) => one === paymentStatus)
  const at =
    paid.paidAt &&
    format
      .dateTime(new Date(paid.paidAt), { dateStyle: 'medium', timeStyle: 'short' })
      .replaceAll(/\s/g, '\u00a0')
  const isKept = state !== 'refunded' && state !== 'disputed'
  return (
    <div
      className={classNames(
        'border px-4 py-3 print:border-0 print:p-0 print:text-small',
        isKept ? 'border-edge-mid' : 'border-field-edge',
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span
          className={classNames(
            'flex items-baseline gap-2 font-semibold',
            isKept ? 'text-edge-ink' : state === 'disputed' ? 'text-error' : 'text-text',
          )}
        >
          {isKept ? (
            <Check aria-hidden="true" className="size-4.5 self-center print:hidden" />
          ) : null}
          {state === 'fully_paid' && at
            ? t('paidLine', { date: at })
            : state && t(`statuses.${state}`)}
        </span>
        <span className="builder-chrome flex flex-wrap gap-x-4">
          {paid.receipts.map((reference) => (
            <ReceiptLink key={reference} quoteId={quoteId} reference={reference} />
          ))}
        </span>
      </p>
      {rows.length === 0 ? null : (
        <dl className="mt-1.5 fractions print:mt-0">
          {rows.map(({ label, value, isLast = false }, index) => (
            <div
              key={index}
              className={classNames(
                'flex justify-between gap-6 py-1 print:py-0',
                isLast && 'mt-1 border-t border-rule pt-2 font-semibold',
              )}
            >
              <dt className={isLast ? undefined : 'text-text-second'}>{label}</dt>
              <dd className="text-right whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

type Row = { label: string; value: string; isLast?: boolean }

/** Nothing where all is paid and all is kept: the figure above says it. */
function useMoneyRows(paid: PaidFacts, currencyCode: string): Row[] {
  const t = useTranslations('quote.resume')
  const format = useSiteFormatter()
  const { withSign } = useMoney(currencyCode)
  const { rest, refunds } = paid
  const day = (date: string) =>
    numbersTogether(format.dateTime(new Date(date), { dateStyle: 'medium' }))
  const back: Row[] = refunds.map(({ amount, date }) => ({
    label: date === null ? t('back') : t('backOn', { date: day(date) }),
    value: `−${withSign(amount)}`,
  }))
  const received: Row[] =
    back.length > 0
      ? [
          { label: t('received'), value: withSign(paid.received) },
          ...back,
          { label: t('kept'), value: withSign(paid.amountPaid), isLast: true },
        ]
      : rest
        ? [{ label: t('amountPaid'), value: withSign(paid.amountPaid) }]
        : []
  if (rest === null) return received
  return [
    ...received,
    { label: t('owed'), value: withSign(paid.balanceDue) },
    ...(rest.when ? [{ label: t('due'), value: t(`dueTimes.${rest.when}`) }] : []),
  ]
}
