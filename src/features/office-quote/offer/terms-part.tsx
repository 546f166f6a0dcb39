'use client'

import { useTranslations } from 'next-intl'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import { NumberField } from '../lines/number-field'
import { Segments } from '../segments'
import { SmallArea, SmallField } from '../small-field'

type Props = {
  draft: OfficeDraft
  /** What the shop asks first, in percent; null where it asks for all at once. */
  shopPercent: number | null
  /** Whether a revision was sent before this one: then there is a reason for it. */
  isChange: boolean
  /** The first day that may be chosen, `2026-11-24`. */
  today: string
  isDayPast: boolean
  onChange: (draft: OfficeDraft) => void
}

/** What holds for this offer besides its lines. */
export function TermsPart(props: Props) {
  const { draft, shopPercent, isChange, today, isDayPast, onChange } = props
  const t = useTranslations('officeQuote.offer')
  const { deposit } = draft
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Segments
          label={t('depositRule')}
          choices={[
            {
              value: 'shop',
              text: shopPercent === null ? t('shopNone') : t('shop', { percent: shopPercent }),
            },
            { value: 'own', text: t('own') },
            { value: 'none', text: t('noDeposit') },
          ]}
          value={deposit.kind}
          onChoose={(kind) =>
            onChange({ ...draft, deposit: kind === 'own' ? { kind, percent: 50 } : { kind } })
          }
        />
        {deposit.kind === 'own' ? (
          <div className="flex items-center gap-1.5">
            <div className="w-16">
              <NumberField
                label={t('percent')}
                value={deposit.percent}
                onChange={(percent) => {
                  if (percent !== null && percent > 0 && percent <= 99) {
                    onChange({ ...draft, deposit: { kind: 'own', percent } })
                  }
                }}
              />
            </div>
            <span aria-hidden="true">%</span>
          </div>
        ) : null}
      </div>
      <Segments
        label={t('sizes')}
        choices={[
          { value: 'estimated', text: t('estimated') },
          { value: 'final', text: t('final') },
        ]}
        value={draft.measurements}
        onChoose={(measurements) => onChange({ ...draft, measurements })}
      />
      <SmallField
        id="valid-until"
        label={t('validUntil')}
        type="date"
        min={today}
        value={draft.validUntil ?? ''}
        aside={draft.validUntil === null ? t('usualDays') : undefined}
        error={isDayPast ? t('past') : undefined}
        onChange={(event) => onChange({ ...draft, validUntil: event.target.value || null })}
      />
      {isChange ? (
        <SmallField
          id="change-reason"
          label={t('reason')}
          maxLength={2000}
          value={draft.reason}
          onChange={(event) => onChange({ ...draft, reason: event.target.value })}
        />
      ) : null}
      <SmallArea
        id="customer-note"
        label={t('note')}
        maxLength={2000}
        value={draft.note}
        onChange={(event) => onChange({ ...draft, note: event.target.value })}
      />
      <Segments
        label={t('language')}
        choices={[
          { value: 'en', text: 'English' },
          { value: 'es', text: 'Español' },
        ]}
        value={draft.language}
        onChoose={(language) => onChange({ ...draft, language })}
      />
    </div>
  )
}
