'use client'

import { useEffect, useRef } from 'react'
import { useTranslations } from 'next-intl'
import { TickLine } from '@/builder/verdicts/tick-line'
import { showFromTop } from '../page/show-from-top'

type Props = { said: string; onUndo: () => void }

/** Above the estimate that was taken over from beside the former one. The screen begins with it, and it takes the focus. */
export function TakenLine({ said, onUndo }: Props) {
  const t = useTranslations('quote.compare')
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => showFromTop(line.current), [])
  return (
    <div className="print:hidden">
      <TickLine line={line} undo={{ label: t('taken.undo'), onClick: onUndo }}>
        {said}
      </TickLine>
    </div>
  )
}
