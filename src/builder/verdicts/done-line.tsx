'use client'

import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { TickLine } from './tick-line'
import type { Settling } from './use-settling'

/** What a verdict folds to once it is cured, while it can be undone. It takes the focus. */
export function DoneLine({ settling: { done, undo } }: { settling: Settling }) {
  const t = useTranslations('quote.verdicts')
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) line.current?.focus({ preventScroll: true })
  }, [done])
  if (!done) return null
  return (
    <TickLine line={line} undo={{ label: t('undo'), onClick: undo }}>
      {t('done', { cure: done.name })}
    </TickLine>
  )
}
