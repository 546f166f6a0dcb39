import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { moneyStanding } from '@/domain/quote/paper-money'
import type { PaperOutcome } from '@/domain/quote/paper-outcome'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import type { PaperWords } from '@/i18n/paper-words'
import { paperKind } from '../paper-kind'
import { PrintedHead } from './printed-parts'

type Props = {
  paper: QuotePaper
  words: PaperWords
  money?: PaperMoney | undefined
  isPreview: boolean
  standing: PaperStanding
  outcome?: PaperOutcome | null | undefined
}

/** What the document is, whose it is, and until when there is a yes to say, or since when there is none. */
export function SheetHead({ paper, words, money, isPreview, standing, outcome }: Props) {
  const { t } = words
  const { revision } = paper
  const moneyIs = moneyStanding(money)
  const signed = moneyIs === 'back' ? undefined : outcome?.by
  const day = (date: string) => ({ date: words.wholeDay(date) })
  return (
    <header className="border-b border-text pb-3 [grid-area:head] lg:border-0 lg:px-8 lg:pt-8 lg:pb-0 print:border-b print:px-0 print:pt-0 print:pb-2">
      <PrintedHead paper={paper} />
      <div className="flex items-end justify-between gap-4">
        <h1 id="quote-sheet-title" tabIndex={-1} className="text-title outline-none print:text-h3">
          {t(`kinds.${paperKind(paper, money)}`)}
        </h1>
        {paper.number === '' ? (
          <p className="text-right text-small text-text-second">
            {t('head.pricedOn', { date: words.day(revision.madeAt) })}
          </p>
        ) : (
          <p className="money text-h4 whitespace-nowrap text-edge-ink">{paper.number}</p>
        )}
      </div>
      <p className="mt-1.5 text-small text-text-second">
        {isPreview ? `${t('head.preparedBy', { company: paper.company.name })} ` : null}
        {revision.number > 1
          ? `${t('head.revisionOf', { revision: revision.number, date: words.wholeDay(revision.madeAt) })}. `
          : null}
        {paper.customer.name === ''
          ? null
          : `${t('head.forCustomer', { name: paper.customer.name })} `}
        {standsUntil()}
        {/* on a screen the thanks for it name them */}
        {signed ? (
          <span className="hidden print:inline"> {t('head.signed', { name: signed })}</span>
        ) : null}
      </p>
    </header>
  )

  function standsUntil(): string | null {
    if (outcome && moneyIs !== 'back') return t(`head.outcome.${outcome.kind}`, day(outcome.on))
    return paper.validUntil && moneyIs === 'none' && standing === 'offered'
      ? t('head.goodUntil', day(paper.validUntil))
      : null
  }
}
