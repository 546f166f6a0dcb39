'use client'

import { lazy, memo, Suspense, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useOpeningInSight } from '@/client/opening/opening-in-sight'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { useChosenGlass } from './chosen-glass'
import type { Choice } from './chosen-glass'
import type { LiveDrawing } from './live-drawing'
import { madeOf } from './made-of'

const Live = lazy(async () => {
  const { DrawnLive } = await import('./live-drawing')
  return { default: memo(DrawnLive) }
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

/**
 * A drawing as it came with the page, until the visitor has another size, or chooses another glass. It is drawn
 * again when one of both has changed, and only then: a page has several, most of them out of sight.
 */
export function FollowsOpening({ drawing, usual, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const opening = useOpeningInSight(place)
  const choice = useChosenGlass()
  const own = useMemo(() => {
    const size = opening
      ? { widthIn: opening.width.inches, heightIn: opening.height.inches }
      : usual
    const chosen = choice ? drawnOf(drawing, choice) : drawing
    const isSame = JSON.stringify([size, chosen]) === JSON.stringify([usual, drawing])
    return isSame ? null : { size, drawing: chosen }
  }, [opening, choice, drawing, usual])
  return (
    <div ref={place} className="contents">
      {own === null ? (
        children
      ) : (
        <Suspense fallback={children}>
          <Live {...own} />
        </Suspense>
      )}
    </div>
  )
}
