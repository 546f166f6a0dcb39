import { useTranslations } from 'next-intl'
import { Alert } from '@/ui/alert'
import { classNames } from '@/ui/class-names'
import type { BuilderCompany } from '../company'
import type { EstimateWords } from './estimate-words'

type Props = {
  company: BuilderCompany
  words: EstimateWords
  areSizesFinal: boolean
  /** It stands beside the way to pay already, and here on paper alone. */
  saysCancellation: boolean
}

/** What holds beside the price, and where it is signed. */
export function EstimateSmallPrint(props: Props) {
  const { company, words, areSizesFinal, saysCancellation } = props
  const t = useTranslations('quote.estimate')
  return (
    <div className="mt-8 min-w-0 border-t border-rule pt-7 [grid-area:side] lg:mt-0 lg:border-l lg:border-text-second lg:p-8 print:mt-1 print:grid print:grid-cols-2 print:gap-x-6 print:border-0 print:p-0">
      {words.notices.length > 0 ? (
        <div className="mb-6 grid gap-6 print:mb-0 print:gap-2">
          {words.notices.map(({ rule, title, reason }) => (
            <Alert key={rule} tone="notice" title={title}>
              {reason}
            </Alert>
          ))}
        </div>
      ) : null}
      <div className="print:text-small print:leading-tight">
        {company.warranty === null ? null : (
          <section className="mb-6 border-b border-rule pb-5 print:mb-0.5 print:border-0 print:pb-0">
            <h2 className="text-h4 print:inline print:font-sans print:text-small print:leading-tight print:font-semibold">
              {t('warranty')}
            </h2>
            <p className="mt-2 text-base text-pretty print:ml-2 print:inline print:text-small print:leading-tight">
              {t('warrantyText', { warranty: company.warranty })}
            </p>
          </section>
        )}
        {company.cancellation === null ? null : (
          <section
            className={classNames(
              'mb-6 border-b border-rule pb-5 print:mb-0.5 print:block print:border-0 print:pb-0',
              saysCancellation && 'hidden',
            )}
          >
            <h2 className="text-h4 print:inline print:font-sans print:text-small print:leading-tight print:font-semibold">
              {t('cancellation')}
            </h2>
            <p className="mt-2 text-base text-pretty print:ml-2 print:inline print:text-small print:leading-tight">
              {company.cancellation}
            </p>
          </section>
        )}
        <p className="text-base text-pretty print:text-small print:leading-tight">
          {t(areSizesFinal ? 'noteFinal' : 'note')}
        </p>
      </div>
      <div className="hidden break-inside-avoid grid-cols-[1.7fr_1fr] gap-10 print:col-span-2 print:mt-5 print:grid">
        <Signature label={t('signature')} />
        <Signature label={t('date')} />
      </div>
    </div>
  )
}

function Signature({ label }: { label: string }) {
  return (
    <div className="border-t border-text-second pt-1">
      <p className="text-small text-text-second">{label}</p>
    </div>
  )
}
