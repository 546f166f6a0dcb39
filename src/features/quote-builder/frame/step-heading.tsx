'use client'

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** Which step was on the screen before this one, so that a first visit does not grab the focus. */
let shown: string | null = null

type Props = { step: string; title: ReactNode; lead?: ReactNode }

/** The question of a step. It takes the focus when the step is opened from another one. */
export function StepHeading({ step, title, lead }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = shown
    shown = step
    if (before === null || before === step) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-[2.125rem] outline-none lg:text-[2.75rem]">
        {title}
      </h1>
      {lead ? (
        <p className="mt-3 max-w-lg figures text-pretty text-text-second lg:mt-4">{lead}</p>
      ) : null}
    </div>
  )
}
