import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { receivedAndKept, refundsOfAll } from '@/domain/quote/paper-money'
import { numbersTogether } from '@/i18n/days-together'
import type { PaperWords } from '@/i18n/paper-words'
import { classNames } from '@/ui/class-names'

type Props = { paper: QuotePaper; words: PaperWords; money: PaperMoney }

/** What was paid, what went back of it on which day, and what is kept, if anything. */
export function SheetRefunds({ paper: { currency }, words, money: { payments } }: Props) {
  const { t } = words
  const { received, kept } = receivedAndKept(payments, currency)
  const refunds = refundsOfAll(payments, currency)
  const rows = [
    { label: t('money.receivedInAll'), amount: received },
    ...refunds.map(({ amount, date }) => ({
      label:
        date === null
          ? t('money.back')
          : t('money.backOn', { date: numbersTogether(words.day(date)) }),
      amount: -amount,
    })),
    ...(kept > 0 ? [{ label: t('money.kept'), amount: kept }] : []),
  ]
  return (
    <dl className="mt-3 border-l-2 border-edge-mid pl-3">
      {rows.map(({ label, amount }, index) => (
        <div
          key={index}
          className={classNames(
            'flex items-baseline justify-between gap-4',
            index === rows.length - 1 && 'font-semibold text-edge-mid',
          )}
        >
          <dt>{label}</dt>
          <dd className="figures whitespace-nowrap">{words.bare(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
