import type { ReactNode } from 'react'
import { optionsOf } from '@/domain/quote/paper'
import type { PaperMoney, PaperOption, QuotePaper } from '@/domain/quote/paper'
import { instalmentsOf } from '@/domain/quote/paper-money'
import type { PaperWords } from '@/i18n/paper-words'
import { classNames } from '@/ui/class-names'
import { factsOf } from '../facts-of'
import { stepsOf } from '../steps-of'
import { InstalmentLine } from './instalment-line'
import { SheetDrawing } from './sheet-drawing'
import { SheetSchedule } from './sheet-schedule'

type Props = {
  paper: QuotePaper
  words: PaperWords
  /** What was paid; without it nothing is said of payments. */
  money?: PaperMoney | undefined
  /** The price does not hold any more. */
  isOver?: boolean
  /** Above the document: what has just happened to it. */
  notice?: ReactNode
  /** The next thing to do, below the total. */
  actions?: ReactNode
  /** Below all: the file, the terms, no. */
  links?: ReactNode
  /** What ticks an option; without it options are listed with what they add. */
  tick?: (option: PaperOption, label: string) => ReactNode
  /** Where it stands online, for the printed copy. */
  link?: string | undefined
}

const areas = classNames(
  'grid grid-cols-[minmax(0,1fr)]',
  "[grid-template-areas:'head'_'drawing'_'schedule'_'money'_'steps'_'side']",
  'lg:grid-cols-[minmax(0,1fr)_27rem]',
  "lg:[grid-template-areas:'drawing_head'_'drawing_money'_'steps_steps'_'schedule_side']",
  'lg:grid-rows-[auto_1fr_auto_auto]',
  'print:grid-cols-[55%_minmax(0,1fr)]! print:grid-rows-none!',
  "print:[grid-template-areas:'head_head'_'drawing_money'_'schedule_schedule'_'steps_steps'_'side_side']!",
)

/** The document of a quote: what a customer holds, on a phone, on a screen and in print. */
export function QuoteSheet(props: Props) {
  const { paper, words, isOver = false, notice, actions, links, link } = props
  const { t } = words
  const { revision } = paper
  const hasMany = paper.pieces.length > 1
  return (
    <article
      aria-labelledby="quote-sheet-title"
      className="quote-sheet bg-paper shadow-float lg:border lg:border-rule-stone lg:p-[5px] print:border-0 print:p-0 print:shadow-none"
    >
      {notice ? <div className="p-5 pb-0 lg:p-6 print:hidden">{notice}</div> : null}
      <div
        className={classNames(
          areas,
          'px-5 pt-6 pb-7 lg:border lg:border-text-second lg:p-0 print:border-0 print:p-0',
        )}
      >
        <header className="border-b border-text pb-3 [grid-area:head] lg:border-0 lg:px-8 lg:pt-8 lg:pb-0 print:border-b print:px-0 print:pt-0 print:pb-2">
          <PrintedHead paper={paper} />
          <div className="flex items-end justify-between gap-4">
            <h1
              id="quote-sheet-title"
              tabIndex={-1}
              className="text-title outline-none print:text-h3"
            >
              {t('kinds.estimate')}
            </h1>
            <p className="money text-h4 text-edge-ink">{paper.number}</p>
          </div>
          <p className="mt-1.5 text-small text-text-second">
            {revision.number > 1
              ? `${t('head.revisionOf', { revision: revision.number, date: words.longDay(revision.madeAt) })}. `
              : null}
            {t('head.forCustomer', { name: paper.customer.name })}{' '}
            {paper.validUntil
              ? t('head.goodUntil', { date: words.longDay(paper.validUntil) })
              : null}
          </p>
        </header>
        <div className="flex flex-col gap-6 py-4 [grid-area:drawing] lg:border-r lg:border-text-second lg:p-8 print:border-r print:border-text-second print:p-3">
          {paper.pieces.map((piece) => (
            <SheetDrawing key={piece.key} piece={piece} words={words} isTitled={hasMany} />
          ))}
        </div>
        <div className="border-t border-text [grid-area:schedule] lg:border-t lg:border-text-second lg:p-8 print:border-text print:p-0">
          <SheetSchedule paper={paper} words={words}>
            <Options {...props} />
          </SheetSchedule>
          <p className="mt-3 hidden justify-between border-t-[1.5px] border-text pt-2 font-display text-h4 lg:flex print:flex">
            <span>{t('sums.total')}</span>
            <span className="money">{words.money(paper.sums.total, paper.currency)}</span>
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
                      {line}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
          <div className="border-t-[1.5px] border-text pt-2 lg:mt-6 lg:border-0 lg:pt-0 print:mt-3 print:border-t">
            <p className="flex items-end justify-between gap-4 lg:block print:block">
              <span className="pb-1 font-display text-h4 lg:font-sans lg:text-small lg:text-text-second print:font-sans print:text-small">
                <span className="lg:hidden print:hidden">{t('sums.total')}</span>
                <span className="hidden lg:inline print:inline">
                  {t(paper.sums.tax?.amount ? 'head.totalWithTax' : 'head.total')}
                </span>
              </span>
              <span
                className={classNames(
                  'money text-opening leading-none tracking-tight lg:block lg:text-h1 print:block print:text-opening',
                  isOver && 'text-text-second',
                )}
              >
                {words.money(paper.sums.total, paper.currency)}
              </span>
            </p>
            <Payments {...props} />
          </div>
          {actions ? <div className="mt-5 print:hidden">{actions}</div> : null}
          {link ? (
            <p className="mt-2 hidden text-small [overflow-wrap:anywhere] print:block">
              {t('head.online')} {link}
            </p>
          ) : null}
        </div>
        <Steps paper={paper} words={words} money={props.money} />
        <SmallPrint paper={paper} words={words} links={links} />
      </div>
      <PrintedSignatures words={words} />
    </article>
  )
}

function Payments({ paper, words, money }: Props) {
  const { t } = words
  const instalments = instalmentsOf(paper)
  const { currency, sums } = paper
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
  if (instalments === null) return null
  return (
    <InstalmentLine
      parts={[
        {
          amount: bare(instalments.deposit),
          what: t('sums.depositWhen'),
          share: instalments.deposit / sums.total,
        },
        {
          amount: bare(instalments.balance),
          what: t('sums.balanceWhen'),
          share: instalments.balance / sums.total,
        },
      ]}
    />
  )
}

function Options({ paper, words, tick }: Props) {
  const { t, said } = words
  const options = optionsOf(paper)
  if (options.length === 0) return null
  return (
    <section className="border-b border-rule py-3 print:break-inside-avoid">
      <h2 className="font-sans text-small font-semibold">{t('options.title')}</h2>
      <ul>
        {options.map(({ option, lines }) => {
          const label = lines.map(({ text }) => said(text)).join(', ')
          const adds = t('options.adds', { amount: words.money(option.adds, paper.currency) })
          return (
            <li key={option.key} className="pt-1.5">
              {tick ? (
                tick(option, `${label}, ${adds}`)
              ) : (
                <span className="flex justify-between gap-4">
                  <span>
                    {label}
                    <span className="block text-small text-text-second">
                      {t(option.ticked ? 'options.included' : 'options.notIncluded')}
                    </span>
                  </span>
                  <span className="shrink-0 figures">{adds}</span>
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Steps({ paper, words, money }: Pick<Props, 'paper' | 'words' | 'money'>) {
  const steps = stepsOf(paper, words, money)
  return (
    <section className="pt-8 [grid-area:steps] lg:border-t lg:border-text-second lg:p-8 print:break-inside-avoid print:border-t print:border-text print:p-0 print:pt-2">
      <h2 className="text-h4 print:text-base">{words.t('next.title')}</h2>
      <ol className="mt-3 flex flex-col lg:flex-row print:mt-1 print:flex-row">
        {steps.map(({ title, when, detail }) => (
          <li
            key={title}
            className="flex-1 border-l border-edge-mid pb-4 pl-4 lg:border-t lg:border-l-0 lg:pt-3 lg:pr-4 lg:pl-0 print:border-t print:border-l-0 print:pt-1 print:pr-2 print:pb-0 print:pl-0"
          >
            <span className="flex justify-between gap-4 lg:block print:block">
              <span className="font-semibold">{title}</span>
              {when ? (
                <span className="text-small text-text-second lg:block print:block">{when}</span>
              ) : null}
            </span>
            {detail ? (
              <span className="block text-small text-pretty text-text-second">{detail}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}

function SmallPrint({ paper, words, links }: Pick<Props, 'paper' | 'words' | 'links'>) {
  const { t, said } = words
  const kind = paper.measurements === 'final' ? 'final' : 'estimated'
  const parts = [
    ...(paper.note ? [{ title: t('foot.note'), text: said(paper.note) }] : []),
    ...(paper.warranty ? [{ title: t('foot.warranty'), text: said(paper.warranty) }] : []),
    { title: t(`foot.${kind}`), text: t(`foot.${kind}Text`) },
    ...paper.notices.map(({ title, text }) => ({ title: `${said(title)}.`, text: said(text) })),
  ]
  return (
    <section className="border-t border-rule pt-5 [grid-area:side] lg:border-t lg:border-l lg:border-text-second lg:p-8 print:border-0 print:p-0 print:pt-2">
      <div className="flex flex-col gap-3 text-base print:grid print:grid-cols-2 print:gap-x-6 print:gap-y-1 print:text-small">
        {parts.map(({ title, text }) => (
          <p key={title} className="text-pretty whitespace-pre-line">
            <strong className="font-semibold">{title}</strong> {text}
          </p>
        ))}
      </div>
      {links ? <div className="mt-5 print:hidden">{links}</div> : null}
    </section>
  )
}

/** Whose paper it is: on a screen the page around it says so. */
function PrintedHead({ paper: { company } }: Pick<Props, 'paper'>) {
  const reach = [company.address, company.phone, company.email].filter((line) => line !== '')
  return (
    <div className="mb-3 hidden items-baseline justify-between gap-6 print:flex">
      <p className="font-display text-h4">{company.name}</p>
      <p className="text-right text-small">{reach.join(' · ')}</p>
    </div>
  )
}

function PrintedSignatures({ words: { t } }: Pick<Props, 'words'>) {
  return (
    <div className="mt-8 hidden break-inside-avoid grid-cols-[1.7fr_1fr] gap-8 text-small print:grid">
      {[t('foot.signature'), t('foot.date')].map((label) => (
        <p key={label} className="border-t border-text pt-1">
          {label}
        </p>
      ))}
    </div>
  )
}
