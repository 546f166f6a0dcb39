'use client'

import { useRef } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { unbroken } from '@/ui/page/unbroken'
import { useStepFocus } from '../page/use-step-focus'

type Props = {
  step: string
  title: ReactNode
  lead?: ReactNode
  /** On a phone it stands further down. */
  isLeadBelow?: boolean
}

/** The question of a step. It takes the focus when the step is opened from another one. */
export function StepHeading({ step, title, lead, isLeadBelow = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useStepFocus(step, heading)
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none max-sm:-mr-2 lg:text-h2">
        {title}
      </h1>
      {lead ? (
        <p
          className={classNames(
            'mt-3 max-w-lg fractions text-balance text-text-second lg:mt-4',
            isLeadBelow && 'max-sm:hidden',
          )}
        >
          {typeof lead === 'string' ? unbroken(lead) : lead}
        </p>
      ) : null}
    </div>
  )
}
