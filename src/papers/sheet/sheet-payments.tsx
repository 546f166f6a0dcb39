import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { givenBack, instalmentsOf } from '@/domain/quote/paper-money'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import { numbersTogether } from '@/i18n/days-together'
import type { PaperWords } from '@/i18n/paper-words'
import { paymentWords } from '../payment-words'
import { InstalmentLine, partsOf } from './instalment-line'
import { SheetRefunds } from './sheet-refunds'

type Props = {
  paper: QuotePaper
  words: PaperWords
  money?: PaperMoney | undefined
  standing?: PaperStanding
}

/** What was paid and what is left of it or went back, or how it is to be paid. */
export function SheetPayments({ paper, words, money, standing = 'offered' }: Props) {
  const { t } = words
  const instalments = instalmentsOf(paper)
  const { currency, sums } = paper
  const isBack = money !== undefined && givenBack(money, currency) > 0
  if (money && money.owed === 0) {
    if (isBack) return <SheetRefunds {...{ paper, words, money }} />
    return (
      <>
        <p className="mt-3 border-l-2 border-edge-mid pl-3 font-semibold text-edge-mid">
          {t('money.paidInFull')}
        </p>
        <dl className="mt-3 border-t border-rule text-small">
          {money.payments.map((payment) => (
            <div
              key={payment.reference}
              // what holds begins with a line of its own there
              className="flex justify-between gap-4 border-b border-rule py-1.5 max-lg:last:border-b-0"
            >
              <dt>
                {paymentWords(payment, paper, words)}
                <span className="block text-text-second">
                  {`${numbersTogether(words.day(payment.date))} · ${payment.reference}`}
                </span>
              </dt>
              <dd className="figures">{words.money(payment.amount, currency)}</dd>
            </div>
          ))}
        </dl>
      </>
    )
  }
  const isBegun = money !== undefined && money.paid > 0
  const bare = (amount: number) => words.bare(amount, currency)
  if (isBegun) {
    return (
      <InstalmentLine
        parts={[
          {
            amount: bare(money.paid),
            what: t(isBack ? 'money.kept' : 'money.paid'),
            share: money.paid / sums.total,
            isDone: true,
          },
          { amount: bare(money.owed), what: t('money.owed'), share: money.owed / sums.total },
        ]}
      />
    )
  }
  // nobody pays for what nobody can accept
  if (instalments === null || standing === 'closed') return null
  return (
    <InstalmentLine
      parts={partsOf(instalments, bare, {
        deposit: t(standing === 'accepted' ? 'sums.depositFirst' : 'sums.depositWhen'),
        balance: t('sums.balanceWhen'),
      })}
    />
  )
}
