'use client'

import { useState } from 'react'
import { useTranslations } from 'next-intl'
import { PaneFigure } from '../drawing/pane-figure'
import type { DrawingScale } from '../drawing/scale'
import type { FocusedField, PaneField } from '../drawing/shower-layout'
import type { SizedPane } from '../drawing/size-panes'
import { PreviewSheet } from './preview-sheet'
import type { Preview, SheetCell } from './preview-sheet'

type Props = {
  pane: SizedPane
  focused: FocusedField
  isBad: (field: PaneField) => boolean
  format?: (inches: number) => string
  preview: Preview
  cells: readonly SheetCell[]
}

/** One pane to scale over its title block. */
export function PaneSheet({ pane, focused, isBad, format, preview, cells }: Props) {
  const t = useTranslations('quote.sheet')
  const [scale, setScale] = useState<DrawingScale | null>(null)
  return (
    <PreviewSheet
      note={t('pane')}
      scale={scale}
      drawing={
        <PaneFigure
          pane={pane}
          focused={focused}
          isBad={isBad}
          {...(format ? { format } : {})}
          onScale={setScale}
        />
      }
      preview={preview}
      cells={cells}
    />
  )
}
