'use client'

import { Info } from 'lucide-react'
import { Tooltip } from 'radix-ui'

const openDelayMs = 700
const skipDelayMs = 300

/** Explains the trade's words for thicknesses; a tap opens it where there is no pointer. */
export function ThicknessTooltip({ label, text }: { label: string; text: string }) {
  return (
    <Tooltip.Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      <Tooltip.Root>
        <Tooltip.Trigger
          aria-label={label}
          className="grid size-11 place-items-center text-edge-mid hover:text-edge-ink"
        >
          <Info aria-hidden="true" className="size-5" />
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
