'use client'

import { useEffect, useRef } from 'react'
import { Tooltip } from 'radix-ui'
import { ThicknessButton } from './thickness-button'

export type LoadedTooltipProps = {
  label: string
  text: string
  /** The button that this one takes the place of had the focus. */
  focused: boolean
}

const openDelayMs = 700
const skipDelayMs = 300

export function LoadedTooltip({ label, text, focused }: LoadedTooltipProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])

  return (
    <Tooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <ThicknessButton ref={button} label={label} />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={6}
            collisionPadding={16}
            className="z-50 max-w-80 rounded-glass bg-edge-ink p-4 text-[0.95rem] text-ground shadow-float"
          >
            {text}
            <Tooltip.Arrow className="fill-edge-ink" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  )
}
