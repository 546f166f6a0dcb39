'use client'

import { useEffect } from 'react'
import { useTranslations } from 'next-intl'
import { useRoom } from '@/builder/figures/use-room'
import type { GlassRule } from '@/domain/pricing/types'
import { mustBeSafe } from '@/domain/storefront/front-safety'
import { layOutStorefront } from '@/domain/storefront/lay-out-storefront'
import type { Storefront } from '@/domain/storefront/storefront'
import { FrontDrawing } from '@/drawings/to-scale/front-drawing'
import { layOutFrontDrawing } from '@/drawings/to-scale/front-layout'
import type { DrawingScale } from '@/drawings/to-scale/scale'
import { LiteKeys } from './lite-keys'
import { MullionHandles } from './mullion-handles'
import { useFrontSentence } from './use-front-sentence'

type Props = {
  front: Storefront
  rules: readonly GlassRule[]
  chosen: number | null
  onChoose: (lite: number) => void
  onChange: (front: Storefront) => void
  onScale: (scale: DrawingScale | null) => void
}

const tallestPx = 500

/** The front to scale as it is sized; its lites and mullions are worked on the drawing itself too. */
export function FrontFigure({ front, rules, chosen, onChoose, onChange, onScale }: Props) {
  const t = useTranslations('quote.storefront')
  const { ref, room, small } = useRoom(tallestPx)
  const label = useFrontSentence(front, rules)
  const parts = layOutStorefront(front)
  const layout =
    room &&
    layOutFrontDrawing({
      ...{ front, small, chosen },
      layout: parts,
      isSafe: (pane) => mustBeSafe(pane, parts, rules),
      room: small ? { ...room, height: 270 } : room,
    })
  const scale = layout?.scale ?? null
  useEffect(() => onScale(scale), [onScale, scale])
  return (
    <div ref={ref} tabIndex={-1} className="overflow-x-auto">
      {layout ? (
        <div
          role="group"
          aria-label={t('drawing')}
          className="relative"
          style={{ minWidth: layout.width > (room.width || 0) ? layout.width : undefined }}
        >
          <FrontDrawing layout={layout} label={label} small={small} zone={t('zone')} />
          <LiteKeys {...{ layout, parts, small, chosen, onChoose }} />
          {small ? null : <MullionHandles {...{ front, layout, parts, onChange, onChoose }} />}
        </div>
      ) : (
        <div className="h-68 sm:h-100" />
      )}
    </div>
  )
}
