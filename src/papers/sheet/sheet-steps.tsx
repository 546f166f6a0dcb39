import type { OrderDays } from '@/domain/quote/order-days'
import type { PaperMoney, QuotePaper } from '@/domain/quote/paper'
import { numbersTogether } from '@/i18n/days-together'
import type { PaperWords } from '@/i18n/paper-words'
import { stepsOf } from '../steps-of'

type Props = {
  paper: QuotePaper
  words: PaperWords
  money?: Pick<PaperMoney, 'owed'> | undefined
  isAccepted: boolean
  /** Of an order of now; null where nobody can name them. */
  days: OrderDays | null
}

export const sheetStepsCell =
  'pt-8 [grid-area:steps] lg:border-t lg:border-text-second lg:p-8 print:break-inside-avoid print:mt-4 print:border-t print:border-text print:p-0 print:pt-3'

/** What happens next, on a line. */
export function SheetSteps({ paper, words, money, isAccepted, days }: Props) {
  const steps = stepsOf(paper, words, money, isAccepted, days)
  return (
    <section className={sheetStepsCell}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-h4">{words.t('next.title')}</h2>
        {days && steps.some(({ when }) => when !== null) ? (
          <p className="text-small text-text-second">
            {words.t(isAccepted ? 'next.paidOn' : 'next.ordered', {
              date: words.shopDay(days.today),
            })}
          </p>
        ) : null}
      </div>
      <ol className="mt-3 flex flex-col lg:flex-row print:mt-1 print:flex-row print:[&:has(>:nth-child(6))>li]:pr-4">
        {steps.map(({ title, when, detail }) => (
          <li
            key={title}
            className="flex-1 border-l border-edge-mid pb-4 pl-4 lg:relative lg:border-t lg:border-l-0 lg:pt-3 lg:pr-4 lg:pl-0 lg:before:absolute lg:before:-top-1.5 lg:before:left-0 lg:before:h-3 lg:before:w-px lg:before:bg-edge-mid print:relative print:border-t print:border-l-0 print:pt-1.5 print:pr-2 print:pb-0 print:pl-0 print:before:absolute print:before:-top-1 print:before:left-0 print:before:h-2 print:before:border-l print:before:border-edge-mid print:before:bg-transparent"
          >
            <span className="flex justify-between gap-4 lg:block print:block">
              <span className="block font-semibold text-balance print:text-base">{title}</span>
              {when ? (
                <span className="text-small text-text-second lg:block print:block">
                  {numbersTogether(when)}
                </span>
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
