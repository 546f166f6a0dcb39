import type { ReactNode } from 'react'
import { changedSizes } from '@/domain/quote/changed-sizes'
import type { PaperMoney, PaperOption, QuotePaper } from '@/domain/quote/paper'
import { paperDifference } from '@/domain/quote/paper-difference'
import { instalmentsOf, isDepositIn } from '@/domain/quote/paper-money'
import type { PaperWords } from '@/i18n/paper-words'
import { classNames } from '@/ui/class-names'
import { DifferenceEntry, DifferenceLine } from './difference-line'
import { InstalmentLine, partsOf } from './instalment-line'
import { PrintedHead, PrintedSignatures } from './printed-parts'
import { SheetDrawing } from './sheet-drawing'
import { SheetOptions } from './sheet-options'
import type { PrintedTerms } from './sheet-small-print'

type Props = {
  before: QuotePaper
  after: QuotePaper
  words: PaperWords
  /** What was paid on the quote. */
  money?: PaperMoney | undefined
  /** What ticks an option. */
  tick?: (option: PaperOption, label: string) => ReactNode
  /** What is ticked adds to the difference; sum, total and balance with it, in place of the sheet's own. */
  chosen?: { adds: ReactNode; sum: ReactNode; total: ReactNode; balance: ReactNode }
  /** The next thing to do, below the new total. */
  actions?: ReactNode
  /** Below both columns: what holds before a yes, and what else can be said; beside it what was sent. */
  terms?: ReactNode
  links?: ReactNode
  /** In print, where nothing can be pressed: what holds before the yes that is signed below. */
  printedTerms?: PrintedTerms | null
}

/** What changes stands beside the drawing where both have room, so that its sum and the yes are seen with it. */
const columns = 'lg:grid lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-x-10'
const drawn =
  'lg:grid-rows-[auto_1fr] print:grid print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:grid-rows-[auto_1fr] print:gap-x-8'
/** In front of the drawing on a phone, above the lines beside it. */
const reasonPlace = 'mt-4 lg:col-start-2 print:col-start-2'
const drawingPlace =
  'lg:col-start-1 lg:row-span-2 lg:row-start-1 print:col-start-1 print:row-span-2 print:row-start-1'

/** What a revision changes, line by line: what was there struck out, what holds now beside it. */
export function DifferenceSheet(props: Props) {
  const { before, after, words, money, tick, chosen, actions, terms, links, printedTerms } = props
  const { t, said } = words
  const { currency, revision, sums } = after
  const { name, jobSite } = after.customer
  const difference = paperDifference(before, after)
  const newTotal = words.money(difference.total.after, currency)
  const hasMany = after.pieces.length > 1
  const rest = sums.margin.folded ? t('difference.restTaxOnly') : t('difference.rest')
  return (
    <article
      aria-labelledby="difference-title"
      className="quote-sheet bg-paper px-5 pt-6 pb-7 shadow-float sm:px-8 md:max-lg:px-14 print:p-0 print:shadow-none"
    >
      <PrintedHead paper={after} />
      <p className="text-small text-text-second">
        {t('head.revision', {
          number: after.number,
          revision: revision.number,
          date: words.wholeDay(revision.madeAt),
        })}
      </p>
      <div className="mt-1 items-baseline-last justify-between gap-x-10 lg:flex">
        <h1 id="difference-title" tabIndex={-1} className="text-title outline-none">
          {t(difference.isMeasured ? 'difference.title' : 'difference.titleChanged')}
        </h1>
        {/* it stands far below what is seen first */}
        <dl className="mt-3 flex flex-wrap items-baseline gap-x-4 lg:-mt-6 lg:block lg:shrink-0 lg:text-right print:hidden">
          <div className="flex items-baseline gap-x-3 lg:block">
            <dt className="text-small text-text-second">{t('difference.newTotal')}</dt>
            <dd className="money text-h3 leading-tight">{chosen?.sum ?? newTotal}</dd>
          </div>
          <div className="flex gap-x-1.5 text-small text-text-second lg:justify-end">
            <dt>{t('difference.was')}</dt>
            <dd className="figures">{words.bare(difference.total.before, currency)}</dd>
          </div>
        </dl>
      </div>
      <p className="mt-2 hidden text-small print:block">
        {name === '' ? null : `${t('head.forCustomer', { name })} `}
        {jobSite}
      </p>
      <div className={after.pieces.length > 0 ? classNames(columns, drawn) : undefined}>
        {revision.reason ? (
          <p
            className={classNames(
              reasonPlace,
              'border-l-2 border-edge-mid bg-ground px-4 py-3 text-base text-pretty',
            )}
          >
            {said(revision.reason)}
          </p>
        ) : null}
        <div
          className={classNames(
            drawingPlace,
            'flex flex-col gap-6 py-4 lg:sticky lg:top-6 lg:self-start print:static',
          )}
        >
          {after.pieces.map((piece) => (
            <SheetDrawing
              key={piece.key}
              {...{ piece, words }}
              isTitled={hasMany}
              changed={changedSizes(before.pieces, piece)}
            />
          ))}
        </div>
        <div className="lg:col-start-2 lg:pt-4 print:col-start-2 print:pt-4">
          <ul aria-label={t('difference.lines')} className="border-t border-text">
            {difference.lines.map((one) => (
              <DifferenceLine
                key={(one.kind === 'gone' ? one.before : one.line).key}
                {...{ one, words, currency }}
              />
            ))}
            <DifferenceEntry
              kind={difference.rest.before === difference.rest.after ? 'unchanged' : 'changed'}
              words={words}
              text={rest}
              was={words.bare(difference.rest.before, currency)}
              now={words.bare(difference.rest.after, currency)}
            />
          </ul>
          <SheetOptions {...{ words, tick }} paper={after} />
          <dl className="pt-2">
            <Sum
              label={t('difference.totalBefore')}
              amount={words.bare(difference.total.before, currency)}
            />
            <Sum
              label={t(
                difference.isByMeasuring ? 'difference.byMeasuring' : 'difference.difference',
              )}
              amount={words.signed(difference.difference, currency)}
              isStrong
            />
            {chosen?.adds}
            <div className="mt-2 flex flex-wrap items-end justify-between gap-x-4 border-t-[1.5px] border-text pt-2">
              <dt className="pb-1 font-display text-h4 whitespace-nowrap">
                {t('difference.newTotal')}
              </dt>
              <dd className="ml-auto money text-opening leading-none tracking-tight">
                {chosen?.total ?? newTotal}
              </dd>
            </div>
          </dl>
          {chosen?.balance ?? <Balance {...{ after, words, money }} />}
          {actions ? <div className="mt-5 print:hidden">{actions}</div> : null}
        </div>
      </div>
      {terms || links ? (
        <div className="lg:mt-4 lg:border-t lg:border-text print:hidden">
          <div className={columns}>
            <div className="mt-5">{terms}</div>
            <div className="mt-5">{links}</div>
          </div>
        </div>
      ) : null}
      {printedTerms ? (
        <p className="mt-4 hidden text-small text-pretty whitespace-pre-line print:block">
          <strong className="font-semibold">{printedTerms.title}</strong> {printedTerms.text}
        </p>
      ) : null}
      <PrintedSignatures words={words} />
    </article>
  )
}

function Balance({ after, words, money }: Pick<Props, 'after' | 'words' | 'money'>) {
  const { t } = words
  const { currency, sums } = after
  const bare = (amount: number) => words.bare(amount, currency)
  if (money && money.paid > 0) {
    return (
      <InstalmentLine
        parts={[
          {
            amount: bare(money.paid),
            what: t(isDepositIn(after, money) ? 'sums.depositPaid' : 'sums.partPaid'),
            share: Math.min(1, money.paid / sums.total),
            isDone: true,
          },
          { amount: bare(money.owed), what: t('sums.newBalance'), share: money.owed / sums.total },
        ]}
      />
    )
  }
  const instalments = instalmentsOf(after)
  if (instalments === null) return null
  return (
    <InstalmentLine
      parts={partsOf(instalments, bare, {
        deposit: t('sums.depositWhen'),
        balance: t('sums.balanceWhen'),
      })}
    />
  )
}

function Sum({
  label,
  amount,
  isStrong = false,
}: {
  label: string
  amount: ReactNode
  isStrong?: boolean
}) {
  return (
    <div
      className={classNames(
        'flex justify-between gap-6 pt-1.5',
        isStrong ? 'font-semibold text-edge-mid' : 'text-text-second',
      )}
    >
      <dt>{label}</dt>
      <dd className="figures">{amount}</dd>
    </div>
  )
}
