'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import type { FocusedField, PaneField } from '../drawing/shower-layout'
import type { DrawingScale } from '../drawing/scale'
import { PreviewSheet } from '../frame/preview-sheet'
import type { Preview, SheetCell } from '../frame/preview-sheet'
import type { ShowerDraft } from './shower-draft'
import { ShowerFigure } from './shower-figure'

type Props = {
  draft: ShowerDraft
  focused: FocusedField
  isBad: (pane: number, field: PaneField) => boolean
  preview: Preview
  cells: readonly SheetCell[]
}

/** The enclosure to scale over its title block. */
export function ShowerSheet({ draft, focused, isBad, preview, cells }: Props) {
  const t = useTranslations('quote.sheet')
  const [scale, setScale] = useState<DrawingScale | null>(null)
  return (
    <PreviewSheet
      note={
        <>
          {t('outside')}
          <span className="max-lg:hidden">. {t('outsideHint')}</span>
        </>
      }
      scale={scale}
      drawing={<ShowerFigure draft={draft} focused={focused} isBad={isBad} onScale={setScale} />}
      preview={preview}
      cells={cells}
    />
  )
}
