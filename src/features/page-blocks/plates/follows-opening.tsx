'use client'

import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useOpening } from '@/client/opening/kept-opening'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import type { LiveDrawing } from './live-drawing'

const Live = lazy(async () => {
  const { DrawnLive } = await import('./live-drawing')
  return { default: DrawnLive }
})

type Props = {
  drawing: LiveDrawing
  /** What the page was drawn with. */
  usual: OpeningSize
  children: ReactNode
}

/** A drawing as it came with the page, until the visitor has an opening of another size. */
export function FollowsOpening({ drawing, usual, children }: Props) {
  const opening = useOpening()
  if (opening === null) return children
  const size = { widthIn: opening.width.inches, heightIn: opening.height.inches }
  if (size.widthIn === usual.widthIn && size.heightIn === usual.heightIn) return children
  return (
    <Suspense fallback={children}>
      <Live drawing={drawing} size={size} />
    </Suspense>
  )
}
