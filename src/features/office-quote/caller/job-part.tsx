'use client'

import { useTranslations } from 'next-intl'
import { jobTypes, propertyUses } from '@/domain/quote/tax-treatment'
import { Segments } from '../segments'
import { SmallArea, SmallField } from '../small-field'
import type { OfficeForm } from '../state/office-form'

type Props = {
  form: OfficeForm
  /** What the document says of the tax; null before it was priced. */
  taxSentence: string | null
  onChange: (change: Partial<OfficeForm>) => void
}

/** Where the work is, what kind of work it is, and what only the office knows. */
export function JobPart({ form, taxSentence, onChange }: Props) {
  const t = useTranslations('officeQuote.job')
  const { draft, jobSite, internalNote, followUpOn } = form
  const { taxTreatment } = draft
  const treat = (change: Partial<typeof taxTreatment>) =>
    onChange({ draft: { ...draft, taxTreatment: { ...taxTreatment, ...change } } })
  return (
    <div className="grid gap-5">
      <SmallField
        id="job-site"
        label={t('site')}
        autoComplete="off"
        value={jobSite}
        onChange={(event) => onChange({ jobSite: event.target.value })}
      />
      <div className="grid gap-2.5">
        <Segments
          id="job-kind"
          label={t('job')}
          choices={jobTypes.map((value) => ({ value, text: t(`jobs.${value}`) }))}
          value={taxTreatment.job}
          onChoose={(job) => treat({ job })}
        />
        <Segments
          id="job-property"
          label={t('use')}
          hidesLabel
          choices={propertyUses.map((value) => ({ value, text: t(`uses.${value}`) }))}
          value={taxTreatment.use}
          onChoose={(use) => treat({ use })}
        />
        {taxSentence ? <p className="text-small text-text-second">{taxSentence}</p> : null}
      </div>
      <SmallArea
        id="internal-note"
        label={t('internal')}
        aside={t('internalAside')}
        value={internalNote}
        onChange={(event) => onChange({ internalNote: event.target.value })}
      />
      <SmallField
        id="follow-up"
        type="date"
        label={t('followUp')}
        value={followUpOn ?? ''}
        onChange={(event) => onChange({ followUpOn: event.target.value || null })}
      />
    </div>
  )
}
