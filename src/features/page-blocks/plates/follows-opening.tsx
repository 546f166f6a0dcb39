'use client'

import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useOpening } from '@/client/opening/kept-opening'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { useChosenGlass } from './chosen-glass'
import type { Choice } from './chosen-glass'
import type { LiveDrawing } from './live-drawing'
import { madeOf } from './made-of'

const Live = lazy(async () => {
  const { DrawnLive } = await import('./live-drawing')
  return { default: DrawnLive }
})

/** The same with what was chosen on the page. */
function drawnOf(drawing: LiveDrawing, choice: Choice): LiveDrawing {
  switch (drawing.kind) {
    case 'window':
      return { ...drawing, made: madeOf(choice) }
    case 'shower-wide':
    case 'shower-narrow': {
      const { finish } = choice.glass.work
      return finish ? { ...drawing, finish } : drawing
    }
    default:
      return drawing
  }
}

type Props = {
  drawing: LiveDrawing
  /** What the page was drawn with. */
  usual: OpeningSize
  children: ReactNode
}

/** A drawing as it came with the page, until the visitor has another size, or chooses another glass. */
export function FollowsOpening({ drawing, usual, children }: Props) {
  const opening = useOpening()
  const choice = useChosenGlass()
  const size = opening ? { widthIn: opening.width.inches, heightIn: opening.height.inches } : usual
  const chosen = choice ? drawnOf(drawing, choice) : drawing
  const isSame = JSON.stringify([size, chosen]) === JSON.stringify([usual, drawing])
  if (isSame) return children
  return (
    <Suspense fallback={children}>
      <Live drawing={chosen} size={size} />
    </Suspense>
  )
}
