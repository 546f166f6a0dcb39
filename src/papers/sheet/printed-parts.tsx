import type { QuotePaper } from '@/domain/quote/paper'
import { CompanyMarkInInk } from '@/drawings/marks/company-mark-in-ink'
import type { PaperWords } from '@/i18n/paper-words'

/** Whose paper it is: on a screen the page around it says so. */
export function PrintedHead({ paper: { company } }: { paper: Pick<QuotePaper, 'company'> }) {
  const reach = [company.address, company.phone, company.email].filter((line) => line !== '')
  return (
    <div className="mb-3 hidden items-center justify-between gap-6 print:flex">
      <p className="flex items-center gap-2 font-display text-h4">
        <CompanyMarkInInk className="h-7 w-6" />
        {company.name}
      </p>
      <p className="text-right text-small">{reach.join(' · ')}</p>
    </div>
  )
}

/** Where a name is written below it. */
export function PrintedSignatures({ words: { t } }: { words: PaperWords }) {
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
