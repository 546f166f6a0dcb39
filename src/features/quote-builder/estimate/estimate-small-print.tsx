import type { ReactNode } from 'react'
import { useTranslations } from 'next-intl'
import { keepTogether } from '@/domain/text/keep-together'
import { VerdictMark } from '@/builder/verdicts/verdict-mark'
import { Alert } from '@/ui/alert'
import { classNames } from '@/ui/class-names'
import type { BuilderCompany } from '../company'
import type { EstimateWords } from './estimate-words'
import { PhoneFold } from './phone-fold'

/** What an estimate is, or what holds of it once money came for it. */
export type EstimateNote = 'note' | 'noteFinal' | 'notePaid' | 'noteBack' | 'noteDisputed'

/**
 * Where it stands: in a column, on a small desk across the sheet (saved, on any) or below the steps, right of them, or
 * across the sheet below its lines.
 */
export type SmallPrintPlace =
  'column' | 'across' | 'acrossKept' | 'belowSteps' | 'besideSteps' | 'belowTotal'

type Props = {
  company: BuilderCompany
  words: EstimateWords
  note: EstimateNote
  /** It stands beside the way to pay already, and here on paper alone. */
  saysCancellation: boolean
  /** The shop has yet to look at what waits for its approval. */
  isChecked: boolean
  place?: SmallPrintPlace
  /** On a desk notices stand across the sheet where the column is the longer one already. */
  spreads?: boolean
}

/** Where what is to be known of the glass stands. */
export const noticesId = 'estimate-notices'

const heading =
  'text-h4 print:inline print:font-sans print:text-small print:leading-tight print:font-semibold'
const folded = 'max-md:pb-4 print:inline!'
const paragraph =
  'text-base text-pretty md:mt-2 print:ml-2 print:inline print:text-small print:leading-tight'

/** Side by side no rule parts them. */
const unruled = 'lg:max-xl:mb-0 lg:max-xl:border-b-0 lg:max-xl:pb-0'
/** The rule between it and what stands in the other column. */
const beside = { form: 'lg:max-xl:border-r', pay: 'xl:border-r' }
const unruledBelow = 'lg:mb-0 lg:border-b-0 lg:pb-0'

/** What holds beside the price, and where it is signed. */
export function EstimateSmallPrint(props: Props) {
  const { company, words, note, saysCancellation, isChecked, place = 'column' } = props
  const isAcross = place === 'across'
  const isKept = place === 'acrossKept'
  const isBelowSteps = place === 'belowSteps'
  const isBelow = place === 'belowTotal'
  const { length } = words.notices
  const isSpread = props.spreads === true && (length > 1 || (length > 0 && isBelowSteps))
  const ruled = isBelowSteps ? beside.form : isKept && saysCancellation && beside.pay
  const t = useTranslations('quote.estimate')
  const isWarrantyLast = saysCancellation || company.cancellation === null
  return (
    <div
      className={classNames(
        'mt-8 min-w-0 border-t border-rule pt-7 [grid-area:side] lg:mt-0 lg:border-text-second lg:p-8 print:mt-3 print:grid print:grid-cols-2 print:gap-x-6 print:border-0 print:p-0',
        isSpread && 'lg:contents',
        ruled,
        place === 'besideSteps' && 'md:max-lg:mt-0 md:max-lg:border-t-0 md:max-lg:pl-6',
      )}
    >
      {words.notices.length > 0 ? (
        <div
          id={noticesId}
          tabIndex={-1}
          className={classNames(
            'estimate-notices mb-6 grid scroll-mt-6 gap-6 outline-none print:mb-0 print:gap-2',
            isSpread && 'lg:mb-0 lg:border-t lg:border-text-second lg:p-8 lg:[grid-area:notices]',
            // three in a row, where that leaves none alone
            isSpread &&
              length > 1 &&
              (length > 2 && length % 3 !== 1 ? 'lg:grid-cols-3' : 'lg:grid-cols-2'),
          )}
        >
          {words.notices.map(({ rule, level, title, reason }) =>
            level === 'approval' && isChecked ? (
              <ToCheck key={rule} title={title}>
                {keepTogether(reason)}
              </ToCheck>
            ) : (
              <Alert key={rule} tone="notice" title={title}>
                {keepTogether(reason)}
              </Alert>
            ),
          )}
        </div>
      ) : null}
      <div
        className={classNames(
          'print:text-small print:leading-tight',
          words.notices.length === 0 && 'print:col-span-2',
          isSpread && 'lg:min-w-0 lg:border-t lg:border-text-second lg:p-8 lg:[grid-area:side]',
          isSpread && ruled,
          isBelowSteps &&
            'lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:grid-rows-[auto_1fr] lg:max-xl:gap-x-8 print:block!',
          isAcross && 'lg:max-xl:grid lg:max-xl:grid-cols-3 lg:max-xl:gap-8',
          isKept &&
            'lg:grid lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:gap-8 print:block!',
          isBelow &&
            'md:grid md:grid-cols-2 md:gap-x-8 md:max-lg:grid-rows-[auto_1fr] lg:grid-cols-3 print:block!',
        )}
      >
        {company.warranty === null ? null : (
          <section
            className={classNames(
              'border-b border-rule md:mb-6 md:pb-5 print:mb-0.5 print:border-0 print:pb-0',
              isWarrantyLast && 'max-md:mb-6',
              isAcross && unruled,
              isBelowSteps && 'lg:max-xl:mb-4 lg:max-xl:border-b-0 lg:max-xl:pb-0',
              (isBelow || isKept) && unruledBelow,
            )}
          >
            <PhoneFold title={t('warranty')} headingClass={heading} className={folded}>
              <p className={paragraph}>{t('warrantyText', { warranty: company.warranty })}</p>
            </PhoneFold>
          </section>
        )}
        {company.cancellation === null ? null : (
          <section
            className={classNames(
              'mb-6 border-b border-rule md:pb-5 print:mb-0.5 print:block print:border-0 print:pb-0',
              saysCancellation && 'hidden',
              isAcross && unruled,
              // taller than the other two, which stand beside it
              isBelowSteps &&
                'lg:max-xl:row-span-2 lg:max-xl:mb-0 lg:max-xl:border-b-0 lg:max-xl:pb-0',
              isKept && unruledBelow,
              // taller than the other two, which stand beside it
              isBelow && 'md:mb-0 md:border-b-0 md:pb-0 md:max-lg:row-span-2',
            )}
          >
            <PhoneFold title={t('cancellation')} headingClass={heading} className={folded}>
              <p className={paragraph}>{company.cancellation}</p>
            </PhoneFold>
          </section>
        )}
        <p
          className={classNames(
            'text-base text-pretty print:text-small print:leading-tight',
            // on the line of what stands below the headings beside it
            isAcross && 'lg:max-xl:mt-8',
          )}
        >
          {t(note)}
        </p>
      </div>
      {/* who has paid has said yes */}
      {note === 'note' ? (
        <div
          className={classNames(
            'hidden break-inside-avoid grid-cols-[1.7fr_1fr] gap-10 print:col-span-2 print:grid',
            // where more is said above, its room is what is left of one sheet
            words.notices.length > 0 ? 'print:mt-8' : 'print:mt-12',
          )}
        >
          <Signature label={t('signature')} />
          <Signature label={t('date')} />
        </div>
      ) : null}
    </div>
  )
}

/** In the words and with the sign that it had where the glass was chosen. */
function ToCheck({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('quote.verdicts')
  return (
    <div className="flex gap-3 border border-rule bg-paper p-4 pl-5 text-edge-mid shadow-[inset_4px_0_0_currentColor]">
      <VerdictMark level="approval" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-caption font-semibold">{t('approval')}</p>
        <p className="font-semibold text-text">{title}</p>
        <div className="mt-1 text-text">{children}</div>
      </div>
    </div>
  )
}

/** What it is for stands on its rule, so that all there is above that is room for a hand. */
function Signature({ label }: { label: string }) {
  return (
    <div className="border-b border-text-second pt-1">
      <p className="text-small text-text-second">{label}</p>
    </div>
  )
}
