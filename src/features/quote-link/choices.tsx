import { optionsOf } from '@/domain/quote/paper'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { isDepositIn } from '@/domain/quote/paper-money'
import type { PaperWords } from '@/i18n/paper-words'
import { ChosenBalance } from './chosen-change'
import { ChosenInstalments } from './chosen-instalments'
import { AddedByChoices, ChosenTotal, OptionTick, SaidTotal } from './chosen-options'

type Offered = { paper: QuotePaper; words: PaperWords; money: PaperMoney }

/** What a sheet shows of an offer in place of its own figures: what can be ticked, and what it all comes to. */
export function choicesOfOffer({ paper, words, money }: Offered) {
  const { currency } = paper
  const chosen = {
    adds: <AddedByChoices currency={currency} />,
    sum: <ChosenTotal currency={currency} />,
    total: <SaidTotal currency={currency} />,
  }
  return {
    ...(hasOptions(paper) ? { tick, chosen } : {}),
    ...(money.paid === 0 ? { instalments: instalmentsOf({ paper, words }) } : {}),
  }
}

/** The same of a change to what was accepted before. */
export function choicesOfChange({ paper, words, money }: Offered) {
  if (!hasOptions(paper)) return {}
  const { currency } = paper
  const { t } = words
  const said = {
    paid: t(isDepositIn(paper, money) ? 'sums.depositPaid' : 'sums.partPaid'),
    balance: t('sums.newBalance'),
  }
  const chosen = {
    adds: <AddedByChoices currency={currency} isSigned />,
    sum: <ChosenTotal currency={currency} />,
    total: <SaidTotal currency={currency} />,
    balance:
      money.paid > 0 ? (
        <ChosenBalance {...{ currency, said }} paid={money.paid} />
      ) : (
        instalmentsOf({ paper, words })
      ),
  }
  return { tick, chosen }
}

const hasOptions = (paper: QuotePaper) => optionsOf(paper).length > 0

function tick(option: { key: string }, label: string) {
  return <OptionTick optionKey={option.key} label={label} />
}

function instalmentsOf({ paper, words }: Pick<Offered, 'paper' | 'words'>) {
  const said = { deposit: words.t('sums.depositWhen'), balance: words.t('sums.balanceWhen') }
  return <ChosenInstalments currency={paper.currency} said={said} />
}
