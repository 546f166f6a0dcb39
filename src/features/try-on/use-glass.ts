'use client'

import { useMemo, useState } from 'react'
import { glassesOf, recipeOf } from './glass/recipes'
import type { GlassId, StyleId } from './glass/recipes'
import { paneSize } from './glass/pane-size'
import type { Glazing, Size } from './glass/surface'
import { standingOf } from './place/quad'
import type { Quad } from './place/quad'
import { inchesOf } from './price-address'
import type { OpeningKind } from './scene/scenes'

export const usualOpacity = 80

/** What a pane is as high as, where nobody said; in inches. */
const usualHeights: Record<OpeningKind, number> = { door: 80, window: 54, shower: 76 }

type Place = {
  quad: Quad
  stage: Size
  kind: OpeningKind
  hasHardware: boolean
  typed: { width: string; height: string }
}

type Glass = {
  style: StyleId
  glass: GlassId
  setStyle: (style: StyleId) => void
  setGlass: (glass: GlassId) => void
  setOpacity: (opacity: number) => void
  startOver: () => void
  /** Null while no pane can stand in the four corners. */
  glazing: Glazing | null
}

/** The glass that is chosen, and how it stands in the opening. */
export function useGlass({ quad, stage, kind, hasHardware, typed }: Place): Glass {
  const [style, setStyle] = useState<StyleId>('frosted')
  const [chosen, setChosen] = useState<Partial<Record<StyleId, GlassId>>>({})
  const [opacity, setOpacity] = useState(usualOpacity)
  const glass = chosen[style] ?? glassesOf[style][0]
  const [width, height] = [inchesOf(typed.width), inchesOf(typed.height)]

  const glazing = useMemo(
    () =>
      standingOf(quad) === 'open'
        ? {
            quad,
            recipe: recipeOf(glass),
            opacity,
            pane: paneSize(quad, stage, { width, height }, usualHeights[kind]),
            isHung: kind !== 'window' && !hasHardware,
          }
        : null,
    [quad, glass, opacity, stage, width, height, kind, hasHardware],
  )

  return {
    style,
    glass,
    glazing,
    setStyle,
    setGlass: (next) => setChosen({ ...chosen, [style]: next }),
    setOpacity,
    startOver() {
      setStyle('frosted')
      setChosen({})
      setOpacity(usualOpacity)
    },
  }
}
