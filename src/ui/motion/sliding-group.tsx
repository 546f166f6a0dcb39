'use client'

import { useAnimationControls, useReducedMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { slideFrom } from './slide-from'
import type { Box } from './slide-from'

type Props = { box: Box; children: ReactNode }

const atRest = { x: 0, y: 0, scaleX: 1, scaleY: 1 }
const move = { duration: 0.2, ease: [0.2, 0.7, 0.2, 1] } as const

/**
 * Part of a drawing that is laid out anew: it slides and scales from the box it had to the one it
 * has. It is always drawn in its place, so that nothing depends on the movement having happened.
 */
export function SlidingGroup({ box, children }: Props) {
  const controls = useAnimationControls()
  const isStill = useReducedMotion() === true
  const before = useRef(box)
  const { x, y, width, height } = box
  useLayoutEffect(() => {
    const now = { x, y, width, height }
    const start = slideFrom(before.current, now)
    before.current = now
    if (start === null || isStill) return
    controls.set(start)
    void controls.start(atRest, move)
  }, [controls, isStill, x, y, width, height])
  return (
    <m.g initial={false} animate={controls} style={{ originX: 0, originY: 0 }}>
      {children}
    </m.g>
  )
}
