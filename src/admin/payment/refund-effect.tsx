import { useTranslations } from 'next-intl'
import { majorToMinor, minorToMajor } from '@/domain/money/money'
import { givingBack } from '@/domain/payment/giving-back'
import type { StandingQuote } from '@/domain/payment/giving-back'
import { moneyText } from '../money-text'

export type RefundedQuote = StandingQuote & {
  /** Where it can be revised; null where it can't be any more. */
  desk: string | null
}

type Props = { quote: RefundedQuote; amount: number; currency: string; customer: string }

/** What giving money back does to the quote, in sums, and the other way where that is not what is meant. */
export function RefundEffect({ quote, amount, currency, customer }: Props) {
  const t = useTranslations('office.payment.refund.effect')
  const { paid, owed, isOwedAgain } = givingBack(quote, majorToMinor(amount, currency) ?? 0)
  const money = (minor: number) => moneyText(minorToMajor(minor, currency), currency)
  const sum = moneyText(amount, currency)
  const step = ({ before, after }: { before: number; after: number }) =>
    before === after ? money(after) : t('change', { before: money(before), after: money(after) })
  return (
    <>
      <dl className="office-facts" aria-label={t('label')}>
        <div>
          <dt>{t('price')}</dt>
          <dd className="office-figure">{t('stays', { total: money(quote.totalMinor) })}</dd>
        </div>
        <div>
          <dt>{t('paid')}</dt>
          <dd className="office-figure">{step(paid)}</dd>
        </div>
        <div>
          <dt>{t('owed')}</dt>
          <dd className="office-figure">{step(owed)}</dd>
        </div>
      </dl>
      <p className={isOwedAgain ? 'office-sure' : undefined}>
        {isOwedAgain
          ? t('owedAgain', { customer, after: money(owed.after), before: money(owed.before) })
          : t('nothingOwed', { customer })}
      </p>
      {isOwedAgain && quote.desk !== null ? (
        <p>
          {t.rich('otherWay', {
            sum,
            link: (text) => <a href={quote.desk ?? ''}>{text}</a>,
          })}
        </p>
      ) : null}
    </>
  )
}
