'use client'

import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { Check } from 'lucide-react'
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
    <p
      ref={line}
      tabIndex={-1}
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-l-3 border-edge-mid bg-edge-tint px-4 py-1 text-on-tint outline-none"
    >
      <span
        aria-hidden="true"
        className="grid size-7 place-items-center rounded-full border-2 border-edge-mid"
      >
        <Check className="size-4 text-edge-mid" />
      </span>
      <span className="min-w-0 flex-1 fractions">{t('done', { cure: done.name })}</span>
      <button type="button" className="min-h-11 text-link" onClick={undo}>
        {t('undo')}
      </button>
    </p>
  )
}
