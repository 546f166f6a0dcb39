'use client'

import { useTranslations } from 'next-intl'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import { classNames } from '@/ui/class-names'
import { Tick } from '@/ui/tick'
import { findings, toggleSentence } from './findings'
import { PhotosPart } from './photos-part'

type Props = {
  draft: OfficeDraft
  jobId: number
  /** Whether nothing stands above it. */
  isFirst: boolean
  onChange: (draft: OfficeDraft) => void
}

/** What was found at the site: sentences that tell the customer why something changed, and photos. */
export function MeasuredPart({ draft, jobId, isFirst, onChange }: Props) {
  const t = useTranslations('officeQuote.measured')
  const { language, reason } = draft
  return (
    <section
      aria-labelledby="measured-title"
      className={classNames('grid gap-3', !isFirst && 'border-t border-rule pt-4')}
    >
      <h2 id="measured-title" className="text-lead">
        {t('title')}
      </h2>
      <div>
        <p className="text-small text-text-second">{t('lead')}</p>
        {findings.map((finding) => {
          const sentence = t(`sentences.${language}.${finding}`)
          return (
            <Tick
              key={finding}
              text={t(`found.${finding}`)}
              isOn={reason.includes(sentence)}
              onChange={() =>
                onChange({
                  ...draft,
                  measurements: 'final',
                  reason: toggleSentence(reason, sentence),
                })
              }
            />
          )
        })}
      </div>
      <PhotosPart jobId={jobId} />
    </section>
  )
}
