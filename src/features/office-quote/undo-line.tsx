'use client'

import { useTranslations } from 'next-intl'
import type { useUndo } from './state/use-undo'

/** Says that something was taken off, and brings it back. */
export function UndoLine({ canUndo, back }: ReturnType<typeof useUndo>) {
  const t = useTranslations('officeQuote.undo')
  return (
    <p role="status" className="min-h-11 text-small">
      {canUndo ? (
        <>
          {t('removed')}{' '}
          <button type="button" onClick={back} className="min-h-11 text-link">
            {t('back')}
          </button>
        </>
      ) : null}
    </p>
  )
}
