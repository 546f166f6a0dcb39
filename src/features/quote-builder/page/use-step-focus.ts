'use client'

import { useEffect } from 'react'
import type { RefObject } from 'react'
import { showFromTop } from './show-from-top'

/** Which step was on the screen before this one, so that a first visit does not grab the focus. */
let shown: string | null = null

/** For a screen that places the focus itself: the step after it has been come to from elsewhere. */
export function noteShown(step: string): void {
  shown = step
}

/** Hands the focus to a step's heading when the step is opened from another one; null is no step yet. */
export function useStepFocus(step: string | null, heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (step === null) return
    const before = shown
    shown = step
    if (before === null || before === step) return
    showFromTop(heading.current)
  }, [step, heading])
}
