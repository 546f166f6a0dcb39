'use client'

import { useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { ThicknessButton } from './thickness-button'
import type { LoadedTooltipProps } from './loaded-tooltip'

type Loaded = ComponentType<LoadedTooltipProps>

let loading: Promise<Loaded> | undefined

function load(): Promise<Loaded> {
  loading ??= import('./loaded-tooltip').then(({ LoadedTooltip }) => LoadedTooltip)
  return loading
}

/** Explains the trade's words for thicknesses; its code comes when a hand comes near the button. */
export function ThicknessTooltip({ label, text }: { label: string; text: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const [shown, setShown] = useState<(LoadedTooltipProps & { Tooltip: Loaded }) | null>(null)
  const prepare = () =>
    void load().then((Tooltip) =>
      setShown({
        Tooltip,
        label,
        text,
        focused: button.current === document.activeElement,
        pressed: pressed.current,
      }),
    )

  if (shown === null) {
    return (
      <ThicknessButton
        ref={button}
        label={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          pressed.current = true
          prepare()
        }}
      />
    )
  }
  const { Tooltip, ...rest } = shown
  return <Tooltip {...rest} />
}
