'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { estimateSums } from '@/domain/pricing/estimate-sums'
import type { Customer } from '@/domain/quote/save-request'
import { classNames } from '@/ui/class-names'
import { VerdictMark } from '@/builder/verdicts/verdict-mark'
import type { BuilderCompany } from '../company'
import type { CalculatedQuote, SavedQuote } from '../draft/flow-state'
import { taxIn } from '../words/tax-in'
import { useMoney } from '../words/use-money'
import type { Instalments } from './deposit-to-show'
import { areasOf, besideLines, placeOfSmallPrint } from './estimate-areas'
import { EstimateFacts } from './estimate-facts'
import { EstimateHead } from './estimate-head'
import { EstimateSmallPrint, noticesId } from './estimate-small-print'
import type { EstimateNote } from './estimate-small-print'
import { EstimateSums } from './estimate-sums'
import { InThePrice, Lacking } from './in-the-price'
import { EstimateTable } from './estimate-table'
import type { EstimateWords } from './estimate-words'

type Props = {
  company: BuilderCompany
  calculated: CalculatedQuote
  saved: SavedQuote | null
  customer: Customer
  email: string | null
  words: EstimateWords
  fold: boolean
  /** Null where all is due at once. */
  deposit: Instalments | null
  drawing: ReactNode
  /** Measured: it is no estimate any more. */
  areSizesFinal?: boolean
  /** Money came for it; it is no estimate any more. */
  isPaid?: boolean
  /** What was paid went back: nothing can be added to it. */
  isBack?: boolean
  /** What stands at its foot, where it is no estimate. */
  note?: EstimateNote
  /** It is paid from this sheet: what holds for a cancellation stands where that is done. */
  paysHere?: boolean
  /** What happens next; nothing once it did. */
  steps?: ReactNode
  /** What the total spans; tax where nothing is said. */
  span?: string | null
  /** Goes back to where hardware is chosen; a paid one has no such way. */
  onChoose?: () => void
  /** Another configuration beside this one; a paid one has none. */
  compared?: ReactNode
  /** The next thing to do, below the total. */
  children: ReactNode
}

/** The estimate as a drawing sheet that one would sign. */
export function EstimatePaper(props: Props) {
  const { company, calculated, saved, words, fold, deposit, drawing, steps, compared, children } =
    props
  const { isPaid = false } = props
  const t = useTranslations('quote.estimate')
  const { quote } = calculated
  const { withSign } = useMoney(quote.currencyCode)
  const sums = estimateSums(quote, fold)
  const isSettled = props.areSizesFinal === true || props.isBack === true
  // once it is saved or paid, what comes next matters more than what the price holds
  const isKept = isPaid || saved !== null
  // what was saved and does not wait was looked at
  const isChecked = !isPaid && !isSettled && (saved === null || saved.awaitsApproval === true)
  const approvals = words.notices.filter(({ level }) => level === 'approval')
  const place = placeOfSmallPrint(props)
  const checks = isChecked ? approvals.length : 0
  return (
    <article
      aria-labelledby="estimate-title"
      className="estimate-paper -mx-1 bg-paper shadow-float sm:mx-0 lg:border lg:border-rule-stone lg:p-[5px] print:border-0 print:p-0"
    >
      <div
        className={classNames(
          areasOf(props),
          'px-5 pb-8 sm:px-10 md:px-7 lg:border lg:border-text-second lg:p-0 print:border-0 print:p-0',
        )}
      >
        <EstimateHead
          {...{ company, saved }}
          title={t(props.areSizesFinal || isPaid ? 'titleFinal' : 'title')}
        />
        {drawing ? (
          <div
            className={classNames(
              'min-w-0 [grid-area:drawing] md:mt-5 md:border-y md:border-r md:border-rule lg:mt-0 lg:border-y-0 lg:border-text-second print:mt-0 print:border-0',
              !steps && 'md:max-lg:border-b-0',
            )}
          >
            {drawing}
          </div>
        ) : null}
        <div
          className={classNames(
            'min-w-0 pt-5 [grid-area:money] max-lg:flex max-lg:flex-col md:pl-6 lg:px-8 lg:pb-9 print:block! print:p-3',
            !drawing && 'lg:border-l lg:border-text-second',
          )}
        >
          {/* where it comes below the drawing, what it comes to and the way on are seen with that */}
          <div className="max-lg:order-last max-lg:mt-6 max-lg:border-t max-lg:border-rule max-lg:pt-5 print:m-0! print:border-0! print:p-0!">
            <EstimateFacts {...props} />
          </div>
          <p className="flex items-center gap-3 text-small text-text-second lg:mt-6 print:mt-3">
            <Span />
            <span className="shrink-0">{props.span ?? t('barTotal', taxIn(quote))}</span>
            <Span />
          </p>
          <p className="mt-2.5 money text-h1 leading-none tracking-tight whitespace-nowrap print:text-opening">
            {withSign(sums.total)}
          </p>
          {checks > 0 ? <ChecksFirst checks={checks} /> : null}
          {isKept ? null : <InThePrice {...{ quote, words }} />}
          <div className={isPaid ? 'mt-5 print:mt-2' : 'mt-6 print:mt-0'}>{children}</div>
        </div>
        {steps ? (
          <div className="mt-8 border-t border-rule pt-7 [grid-area:steps] md:mt-0 md:border-t-0 md:border-r md:pr-6 lg:border-t lg:border-text-second lg:px-8 lg:py-8 print:mt-3 print:break-inside-avoid print:border-0 print:p-0">
            {steps}
          </div>
        ) : null}
        {compared ? (
          <div className="builder-chrome min-w-0 [grid-area:compared] print:hidden">{compared}</div>
        ) : null}
        <section
          aria-labelledby="estimate-schedule"
          className={classNames(
            'mt-8 min-w-0 border-t border-rule pt-7 [grid-area:schedule] lg:mt-0 lg:border-text-second lg:p-8 print:mt-3 print:border-0 print:p-0',
            besideLines[place],
          )}
        >
          <h2 id="estimate-schedule" className="text-h3 print:hidden">
            {t('schedule')}
          </h2>
          <p className="mt-1.5 text-small text-pretty text-text-second print:hidden">
            {t(sums.profit ? 'scheduleNote' : 'scheduleFolded', taxIn(quote))}
          </p>
          {isKept ? (
            <>
              <InThePrice {...{ quote, words }} />
              <Lacking {...{ words, isSettled }} onChoose={props.onChoose} />
            </>
          ) : null}
          <EstimateTable
            sums={sums}
            words={words}
            areaSqFt={quote.totalAreaSqFt}
            currencyCode={quote.currencyCode}
          />
          <EstimateSums quote={quote} sums={sums} words={words} deposit={deposit} />
        </section>
        <EstimateSmallPrint
          company={company}
          words={words}
          note={props.note ?? 'note'}
          saysCancellation={props.paysHere === true}
          isChecked={isChecked}
          place={place}
          spreads={Boolean(drawing && steps)}
        />
      </div>
    </article>
  )
}

/** That the total is not all that is to be settled, with the way to what is. */
function ChecksFirst({ checks }: { checks: number }) {
  const t = useTranslations('quote.estimate')
  return (
    <p className="mt-3 flex items-center gap-2.5 text-base font-semibold text-edge-ink print:mt-1.5">
      <VerdictMark level="approval" />
      <a
        href={`#${noticesId}`}
        className="inline-flex min-h-6 items-center text-link print:no-underline"
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(noticesId)?.focus()
        }}
      >
        {t('checks', { checks })}
      </a>
    </p>
  )
}

/** One half of the line that says what the total spans. */
function Span() {
  return (
    <span aria-hidden="true" className="relative flex-1 border-t border-edge-mid">
      <span className="absolute -top-[6px] left-0 h-[11px] border-l border-edge-mid" />
    </span>
  )
}
