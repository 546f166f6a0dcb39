'use client'

import { useTranslations } from 'next-intl'

const keys = [
  { what: 'walk', marks: ['←', '→', '↑', '↓'] },
  { what: 'pick', marks: ['Space'] },
  { what: 'open', marks: ['Enter'] },
  { what: 'visit', marks: ['V'] },
  { what: 'hold', marks: ['H'] },
] as const

export function KeyLegend() {
  const t = useTranslations('officeJobs.board')
  return (
    <div className="jobs-legend">
      <p>
        {keys.map(({ what, marks }) => (
          <span key={what}>
            {marks.map((mark) => (
              <kbd key={mark}>{mark}</kbd>
            ))}{' '}
            {t(`keys.${what}`)}
          </span>
        ))}
      </p>
      <p>{t('note')}</p>
    </div>
  )
}
