import { useTranslations } from 'next-intl'
import { CompanyMarkInInk } from '@/drawings/marks/company-mark-in-ink'
import type { BuilderCompany } from '../company'
import type { SavedQuote } from '../draft/flow-state'

type Props = { company: BuilderCompany; saved: SavedQuote | null; title: string }

/** What it is and its number, or the place for it; on paper, whose it is as well. */
export function EstimateHead({ company, saved, title }: Props) {
  const t = useTranslations('quote.estimate')
  return (
    <header className="pt-3 [grid-area:head] md:pt-6 lg:px-8 lg:pt-7 print:p-0">
      <div className="hidden items-start justify-between gap-8 print:flex">
        <p className="flex items-center gap-2.5 font-display text-h4 text-edge-ink">
          <CompanyMarkInInk className="h-8 w-7" />
          {company.name}
        </p>
        <p className="text-right text-small text-text-second">
          {company.addressLine}
          <br />
          {[company.phone, company.salesEmail].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex items-end justify-between gap-4 max-sm:gap-2 lg:max-xl:gap-3 print:mt-2 print:border-b print:border-text print:pb-3">
        <h1
          id="estimate-title"
          aria-describedby="estimate-total"
          tabIndex={-1}
          className="text-title outline-none sm:text-opening"
        >
          {title}
        </h1>
        {saved ? (
          <p className="money text-h4 whitespace-nowrap text-edge-ink xl:text-h3">{saved.number}</p>
        ) : (
          <p className="text-right text-small text-text-second max-sm:text-caption max-sm:text-balance">
            <span className="flex items-end justify-end gap-1 money text-h4 text-edge-ink">
              Q-
              <BlankRule className="w-20 max-[359px]:w-10" />
            </span>
            {t('numberedWhenSaved')}
          </p>
        )}
      </div>
    </header>
  )
}

function BlankRule({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={`mb-1.5 flex h-3 items-center ${className}`}>
      {/* Borders: browsers leave backgrounds out of what they print. */}
      <span className="h-3 border-l border-text-second" />
      <span className="flex-1 border-t border-text-second" />
      <span className="h-3 border-l border-text-second" />
    </span>
  )
}
