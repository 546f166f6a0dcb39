'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import { PreviewSheet } from './preview-sheet'
import type { Preview, SheetCell } from './preview-sheet'

type Props = {
  note: ReactNode
  drawing: (reportScale: (scale: DrawingScale | null) => void) => ReactNode
  preview: Preview
  cells: readonly SheetCell[]
}

/** The work to scale over its title block. */
export function FlowSheet({ drawing, ...rest }: Props) {
  const [scale, setScale] = useState<DrawingScale | null>(null)
  return <PreviewSheet {...rest} scale={scale} drawing={drawing(setScale)} />
}
