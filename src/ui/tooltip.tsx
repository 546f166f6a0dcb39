'use client'

import { useState } from 'react'
import type { ReactNode } from 'react'
import { Tooltip as RadixTooltip } from 'radix-ui'

const openDelayMs = 700
const skipDelayMs = 300

/** Around neighbouring tooltips: after one of them the next opens without waiting. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  )
}

type Props = {
  /** Named and drawn by whoever uses it; a button. */
  trigger: ReactNode
  openAtFirst?: boolean
  children: ReactNode
}

/** Explains what it stands beside: after a moment under the pointer, at once on focus or a tap. */
export function Tooltip({ trigger, openAtFirst = false, children }: Props) {
  const [open, setOpen] = useState(openAtFirst)
  return (
    <RadixTooltip.Root open={open} onOpenChange={setOpen}>
      <RadixTooltip.Trigger
        asChild
        // a tooltip would close on a press; where nothing hovers, a press is the only way to it
        onPointerDown={(event) => event.preventDefault()}
        onClick={(event) => {
          event.preventDefault()
          setOpen(!open)
        }}
      >
        {trigger}
      </RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={16}
          className="z-50 max-w-80 rounded-glass bg-edge-ink p-4 text-base text-ground shadow-float"
        >
          {children}
          <RadixTooltip.Arrow className="fill-edge-ink" />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}
