import type { ReactNode } from 'react'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'
import { classNames } from '@/ui/class-names'
import { footOf } from '../paper-kind'

/** What is read on a screen before something is done, for the copy that is kept. */
export type PrintedTerms = { title: string; text: string }

type Props = {
  paper: QuotePaper
  words: PaperWords
  money?: PaperMoney | undefined
  links?: ReactNode
  printedTerms?: PrintedTerms | null | undefined
  /** It follows the price at once, with no steps between. */
  isBelowPrice?: boolean
  /** That its money went back stands above the sheet, and here on paper alone. */
  saysBackAbove?: boolean | undefined
}

/** On a screen it is said elsewhere. */
const isPrinted = (part: object) => 'isPrinted' in part && part.isPrinted === true

/** What holds beside the price: note, warranty, sizes and what the law wants said. */
export function SheetSmallPrint({ paper, words, money, links, printedTerms, ...place }: Props) {
  const { t, said } = words
  const kind = footOf(paper, money)
  const parts = [
    ...(paper.note ? [{ title: t('foot.note'), text: said(paper.note) }] : []),
    // nothing was made, or all of it was taken back
    ...(paper.warranty && kind !== 'back'
      ? [{ title: t('foot.warranty'), text: said(paper.warranty) }]
      : []),
    {
      title: t(`foot.${kind}`),
      text: t(`foot.${kind}Text`),
      isPrinted: kind === 'back' && place.saysBackAbove,
    },
    ...paper.notices.map(({ title, text }) => ({ title: `${said(title)}.`, text: said(text) })),
  ]
  return (
    <section
      className={classNames(
        'border-t border-rule pt-5 [grid-area:side] lg:-ml-px lg:border-t lg:border-l lg:border-text-second lg:p-8 print:ml-0 print:border-0 print:p-0 print:pt-4',
        place.isBelowPrice && 'max-lg:mt-6 print:mt-0',
      )}
    >
      <div className="flex flex-col gap-3 text-base print:grid print:grid-cols-2 print:gap-x-6 print:gap-y-1 print:text-small">
        {parts.map(({ title, text, ...part }) => (
          <p
            key={title}
            className={classNames(
              'text-pretty whitespace-pre-line',
              isPrinted(part) && 'hidden print:block',
            )}
          >
            <strong className="font-semibold">{title}</strong> {text}
          </p>
        ))}
        {printedTerms ? (
          <p className="hidden text-pretty whitespace-pre-line print:col-span-2 print:block">
            <strong className="font-semibold">{printedTerms.title}</strong> {printedTerms.text}
          </p>
        ) : null}
      </div>
      {links ? (
        <div className={classNames('print:hidden', !parts.every(isPrinted) && 'mt-5')}>{links}</div>
      ) : null}
    </section>
  )
}
