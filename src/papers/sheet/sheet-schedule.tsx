import type { ReactNode } from 'react'
import { markOf, scheduleOf } from '@/domain/quote/paper'
import type { PaperLine, QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'
import { sumsOf } from '@/i18n/paper-sums'
import { unbroken } from '@/ui/page/unbroken'

type Props = {
  paper: QuotePaper
  words: PaperWords
  /** What the amounts of the lines have in them. */
  ofLines?: string | undefined
  /** What stands between the lines and the sums. */
  children?: ReactNode
  /** A line of what is ticked, below the sums. */
  adds?: ReactNode
}

/** Every line that counts, and from the subtotal to the tax. */
export function SheetSchedule({ paper, words, ofLines, children, adds }: Props) {
  const { t } = words
  const withMarks = paper.pieces.length > 1
  return (
    <>
      {ofLines ? (
        <p className="mb-2 text-small text-pretty text-text-second max-lg:pt-3 print:hidden">
          {ofLines}
        </p>
      ) : null}
      <table className="w-full">
        <caption className="sr-only">{t('schedule.title')}</caption>
        <thead>
          <tr className="border-b border-text text-small max-sm:sr-only">
            <th scope="col" className="py-2 text-left font-medium text-text-second print:py-1">
              {t('schedule.item')}
            </th>
            <th
              scope="col"
              className="w-24 py-2 text-right font-medium text-text-second print:py-1"
            >
              {t('schedule.quantity')}
            </th>
            <th
              scope="col"
              className="w-24 py-2 text-right font-medium text-text-second print:py-1"
            >
              {paper.currency}
            </th>
          </tr>
        </thead>
        <tbody>
          {scheduleOf(paper).map((line) => (
            <Row key={line.key} {...{ line, words, withMarks }} currency={paper.currency} />
          ))}
        </tbody>
      </table>
      {children}
      <dl className="pt-1.5 print:break-inside-avoid">
        {sumsOf(paper.sums, words).map(({ label, amount, note }) => (
          <div key={label} className="flex justify-between gap-6 pt-1.5 print:pt-0.5">
            <dt className="min-w-0 text-text-second">
              {label}
              {note ? <span className="block text-small text-pretty">{note}</span> : null}
            </dt>
            <dd className="shrink-0 text-right figures">{words.bare(amount, paper.currency)}</dd>
          </div>
        ))}
        {adds}
      </dl>
    </>
  )
}

type RowProps = { line: PaperLine; words: PaperWords; withMarks: boolean; currency: string }

function Row({ line, words, withMarks, currency }: RowProps) {
  const { t, said } = words
  const quantity = words.quantity(line)
  const mark = markOf(line)
  return (
    <tr className="border-b border-rule align-top print:break-inside-avoid">
      <th scope="row" className="py-3 pr-4 text-left fractions font-semibold print:py-1.5">
        {withMarks ? (
          <span className="mr-2 font-normal text-text-second">
            <span aria-hidden="true">{mark}</span>
            <span className="sr-only">
              {line.piece ? t('schedule.piece', { key: line.piece }) : t('schedule.addedByUs')}
            </span>
          </span>
        ) : null}
        {said(line.text)}
        {line.detail ? (
          <span className="block text-small font-normal text-pretty text-text-second">
            {unbroken(said(line.detail))}
          </span>
        ) : null}
        {quantity ? (
          <span className="block text-small font-normal text-text-second sm:hidden">
            {quantity}
          </span>
        ) : null}
      </th>
      <td className="py-3 text-right text-small text-text-second max-sm:hidden print:py-1.5">
        {quantity}
      </td>
      <td className="py-3 text-right figures font-semibold whitespace-nowrap print:py-1.5">
        {line.amount === 0 ? t('schedule.included') : words.bare(line.amount, currency)}
      </td>
    </tr>
  )
}
