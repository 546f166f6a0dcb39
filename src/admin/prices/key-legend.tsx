'use client'

import { useTranslations } from 'next-intl'

type Props = {
  /** Whether a single letter does something on this device. */
  hasKeys: boolean
  flags: number
  onFlag: () => void
}

/** What the keys of the list do, and the way to the next slip by hand. */
export function KeyLegend({ hasKeys, flags, onFlag }: Props) {
  const t = useTranslations('officePrices.keys')
  const keys = [
    { what: 'walk', marks: ['↑', '↓', '←', '→'] },
    { what: 'edit', marks: ['Enter'] },
    { what: 'tick', marks: ['Space'] },
    ...(hasKeys ? ([{ what: 'flag', marks: ['G'] }] as const) : []),
    { what: 'flagInField', marks: ['Alt G'] },
    { what: 'undo', marks: ['Ctrl Z'] },
  ] as const
  return (
    <p className="prices-legend">
      {keys.map(({ what, marks }) => (
        <span key={what}>
          {marks.map((mark) => (
            <kbd key={mark}>{mark}</kbd>
          ))}{' '}
          {t(what)}
        </span>
      ))}
      {flags > 0 ? (
        <button type="button" className="prices-link" onClick={onFlag}>
          {t('next', { count: flags })}
        </button>
      ) : null}
    </p>
  )
}
