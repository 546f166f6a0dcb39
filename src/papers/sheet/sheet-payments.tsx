import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import { givenBack, instalmentsOf, moneyStanding } from '@/domain/quote/paper-money'
import type { PaperWords } from '@/i18n/paper-words'
import { InstalmentLine, partsOf } from './instalment-line'

type Props = {
  paper: QuotePaper
  words: PaperWords
  money?: PaperMoney | undefined
  standing?: PaperStanding
}

/** What was paid and what is left of it, or how it is to be paid. */
export function SheetPayments({ paper, words, money, standing = 'offered' }: Props) {
  const { t } = words
  const instalments = instalmentsOf(paper)
  const { currency, sums } = paper
  if (money && moneyStanding(money) === 'back') {
    return (
      <p className="mt-3 flex items-baseline justify-between gap-4 border-l-2 border-edge-mid pl-3">
        <span className="font-semibold text-edge-mid">{t('money.back')}</span>
        <span className="figures font-semibold">
          {words.money(givenBack(money, currency), currency)}
        </span>
      </p>
    )
  }
  if (money && money.owed === 0) {
    return (
      <p className="mt-3 border-l-2 border-edge-mid pl-3 font-semibold text-edge-mid">
        {t('money.paidInFull')}
      </p>
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
            what: t('money.paid'),
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
        deposit: t('sums.depositWhen'),
        balance: t('sums.balanceWhen'),
      })}
    />
  )
}
