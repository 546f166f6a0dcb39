import type { ReactNode } from 'react'
import type { OrderDays } from '@/domain/quote/order-days'
import type { PaperMoney, PaperOption, QuotePaper } from '@/domain/quote/paper'
import { moneyStanding } from '@/domain/quote/paper-money'
import type { PaperOutcome } from '@/domain/quote/paper-outcome'
import type { PaperStanding } from '@/domain/quote/paper-standing'
import type { PaperWords } from '@/i18n/paper-words'
import { classNames } from '@/ui/class-names'
import { withAddressBreaks } from '@/ui/with-address-breaks'
import { factsOf } from '../facts-of'
import { isToSign } from '../is-to-sign'
import { PrintedSignatures } from './printed-parts'
import { sheetAreas } from './sheet-areas'
import { SheetDrawing } from './sheet-drawing'
import { SheetHead } from './sheet-head'
import { SheetOptions } from './sheet-options'
import { SheetPayments } from './sheet-payments'
import { SheetSchedule } from './sheet-schedule'
import { SheetSmallPrint } from './sheet-small-print'
import type { PrintedTerms } from './sheet-small-print'
import { SheetSteps, sheetStepsCell } from './sheet-steps'

/** Nobody accepts or pays for what is only looked at. */
const nothingToPay = { owed: 0 }

type Props = {
  paper: QuotePaper
  words: PaperWords
  /** What was paid; without it nothing is said of payments. */
  money?: PaperMoney | undefined
  /** Nobody has offered it yet, so there is nothing to accept or to sign; it says whose it is. */
  isPreview?: boolean
  /** Whether there is a yes to say; an offer where nothing is said. */
  standing?: PaperStanding
  /** What came of it, said in place of the day until which it is good. */
  outcome?: PaperOutcome | null
  /** The price does not hold any more. */
  isOver?: boolean
  /** Above it stands where the work is, so that on a screen the sheet says no steps again. */
  isUnderWay?: boolean
  /** Above the document: what has just happened to it. */
  notice?: ReactNode
  /** The next thing to do, below the total. */
  actions?: ReactNode
  /** In print, where nothing can be pressed: what is due and how else it is paid. */
  printedAct?: ReactNode
  /** In print, below what holds of every quote. */
  printedTerms?: PrintedTerms | null
  /** What holds before that is done: below the price on a phone, below the drawing beside it. */
  terms?: ReactNode
  /** Little else stands beside the drawing: what holds does, or goes across where that has no room for it. */
  areTermsBeside?: boolean
  /** Below all: the file, the terms, no. */
  links?: ReactNode
  /** What ticks an option; without it options are listed with what they add. */
  tick?: (option: PaperOption, label: string) => ReactNode
  /** What the ticks add to the sums, and what it all comes to with them: below the schedule, and large. */
  chosen?: { adds: ReactNode; sum: ReactNode; total: ReactNode }
  /** How it is to be paid, in place of what the paper says of it. */
  instalments?: ReactNode
  /** That its money went back stands above the sheet already. */
  saysBackAbove?: boolean
  /** Of an order of now, for the steps; null where nobody can name them. */
  days?: OrderDays | null
  /** What happens next, in place of what the paper says of it. */
  steps?: ReactNode
  /** What the amounts of the lines have in them. */
  ofLines?: string
  /** Where it stands online, for the printed copy. */
  link?: string | undefined
}

/** The document of a quote: what a customer holds, on a phone, on a screen and in print. */
export function QuoteSheet(props: Props) {
  const { paper, words, isPreview = false, isOver = false, notice, actions, links, link } = props
  const { standing = 'offered' } = props
  const { t } = words
  const { pieces } = paper
  const moneyIs = moneyStanding(props.money)
  const total = words.money(paper.sums.total, paper.currency)
  const isDrawn = pieces.length > 0
  const areTermsBeside = isDrawn && props.areTermsBeside === true
  const terms = props.terms ? (
    <div
      className={classNames(
        '[grid-area:terms] lg:p-8 print:hidden',
        areTermsBeside
          ? 'lg:border-t lg:border-text-second xl:border-t-0 xl:pt-0'
          : isDrawn && 'lg:pt-0',
      )}
    >
      {props.terms}
    </div>
  ) : null
  const hasNext = standing !== 'closed' && moneyIs !== 'back'
  return (
    <article
      aria-labelledby="quote-sheet-title"
      className="quote-sheet bg-paper shadow-float lg:border lg:border-rule-stone lg:p-[5px] print:border-0 print:p-0 print:shadow-none"
    >
      {notice ? <div className="p-5 pb-0 lg:p-6 print:hidden">{notice}</div> : null}
      <div
        className={classNames(
          sheetAreas[isDrawn ? (areTermsBeside ? 'termsBeside' : 'drawn') : 'bare'],
          'px-5 pt-6 pb-7 lg:border lg:border-text-second lg:p-0 print:border-0 print:p-0',
        )}
      >
        <SheetHead
          {...{ paper, words, isPreview, standing }}
          money={props.money}
          outcome={props.outcome}
        />
        {isDrawn ? (
          <div className="contents lg:block lg:border-r lg:border-text-second lg:[grid-area:left] print:contents">
            <div className="contents lg:sticky lg:top-6 lg:block print:contents">
              <div className="flex flex-col gap-6 border-b border-text py-4 [grid-area:drawing] lg:border-b-0 lg:p-8 print:border-r print:border-b-0 print:border-text-second print:p-3">
                {pieces.map((piece) => (
                  <SheetDrawing
                    key={piece.key}
                    piece={piece}
                    words={words}
                    isTitled={pieces.length > 1}
                  />
                ))}
              </div>
              {areTermsBeside ? null : terms}
            </div>
          </div>
        ) : null}
        <div className="[grid-area:schedule] lg:border-t lg:border-text-second lg:p-8 print:border-t print:border-text print:p-0">
          <SheetSchedule {...{ paper, words }} ofLines={props.ofLines} adds={props.chosen?.adds}>
            {standing === 'offered' ? (
              <SheetOptions paper={paper} words={words} tick={props.tick} />
            ) : null}
          </SheetSchedule>
          <p className="mt-3 hidden justify-between border-t-[1.5px] border-text pt-2 font-display text-h4 lg:flex print:flex">
            <span>{t('sums.total')}</span>
            <span className="money">{props.chosen?.sum ?? total}</span>
          </p>
        </div>
        <div className="pt-3 [grid-area:money] lg:px-8 lg:pb-8 print:p-3">
          <dl className="hidden text-small lg:block print:block">
            {factsOf(paper, words).map(({ label, lines }) => (
              <div key={label} className="flex gap-3 pt-1.5">
                <dt className="w-22 shrink-0 text-text-second">{label}</dt>
                <dd className="min-w-0 fractions">
                  {lines.map((line, index) => (
                    <span key={index} className="block [overflow-wrap:anywhere]">
                      {withAddressBreaks(line)}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <div className="border-t-[1.5px] border-text pt-5 lg:mt-6 lg:border-0 lg:pt-0 print:mt-3 print:border-t">
            <p className="flex items-end justify-between gap-4 lg:block print:block">
              <span className="pb-1 font-display text-h4 lg:font-sans lg:text-small lg:text-text-second print:font-sans print:text-small">
                <span className="lg:hidden print:hidden">{t('sums.total')}</span>
                <span className="hidden lg:inline print:inline">
                  {t(paper.sums.tax?.amount ? 'head.totalWithTax' : 'head.total')}
                </span>
              </span>
              <span
                className={classNames(
                  // the long stroke of the sign stands clear of what is above it
                  'money text-opening leading-none tracking-tight lg:mt-3 lg:block lg:text-h1 print:mt-1 print:block print:text-opening',
                  (isOver || moneyIs === 'back') && 'text-text-second',
                )}
              >
                {props.chosen?.total ?? total}
              </span>
            </p>
            {props.instalments ?? (
              <SheetPayments {...{ paper, words, standing }} money={props.money} />
            )}
          </div>
          {actions ? <div className="mt-5 print:hidden">{actions}</div> : null}
          {props.printedAct ? (
            <p className="mt-2 hidden text-small print:block">{props.printedAct}</p>
          ) : null}
          {link ? (
            <p className="mt-2 hidden text-small [overflow-wrap:anywhere] print:block">
              {t('head.online')} {link}
            </p>
          ) : null}
        </div>
        {isDrawn && !areTermsBeside ? null : terms}
        {props.steps ? (
          <div className={sheetStepsCell}>{props.steps}</div>
        ) : hasNext ? (
          <div className={props.isUnderWay ? 'hidden print:contents' : 'contents'}>
            <SheetSteps
              {...{ paper, words }}
              money={isPreview ? nothingToPay : props.money}
              isAccepted={isPreview || standing === 'accepted'}
              days={props.days ?? null}
            />
          </div>
        ) : null}
        <SheetSmallPrint
          {...{ paper, words, links }}
          money={props.money}
          printedTerms={props.printedTerms}
          saysBackAbove={props.saysBackAbove}
          isBelowPrice={props.isUnderWay === true || (!hasNext && !props.steps)}
        />
      </div>
      {!isPreview && isToSign(standing, props.money) ? <PrintedSignatures words={words} /> : null}
    </article>
  )
}
