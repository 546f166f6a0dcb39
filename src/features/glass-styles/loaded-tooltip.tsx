'use client'

import { useEffect, useRef } from 'react'
import { Tooltip, TooltipArea } from '@/ui/tooltip'
import { ThicknessButton } from './thickness-button'

export type LoadedTooltipProps = {
  label: string
  text: string
  /** The button that this one takes the place of had the focus. */
  focused: boolean
  /** That button was pressed before this code was there. */
  pressed: boolean
}

export function LoadedTooltip({ label, text, focused, pressed }: LoadedTooltipProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])

  return (
    <TooltipArea>
      <Tooltip trigger={<ThicknessButton ref={button} label={label} />} openAtFirst={pressed}>
        {text}
      </Tooltip>
    </TooltipArea>
  )
}
