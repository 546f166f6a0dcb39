'use client'

import { useId, useState } from 'react'
import { Slider as RadixSlider } from 'radix-ui'

type Props = {
  label: string
  initial: number
  min?: number
  max?: number
  step?: number
  onChange?: (value: number) => void
}

/** A figure chosen by hand along a line, with its value beside its name. */
export function Slider({ label, initial, min = 0, max = 100, step = 1, onChange }: Props) {
  const id = useId()
  const [value, setValue] = useState(initial)
  return (
    <div className="grid gap-1 font-medium">
      <p className="flex justify-between">
        <span id={id}>{label}</span>
        <span className="figures" aria-hidden="true">
          {value}
        </span>
      </p>
      <RadixSlider.Root
        value={[value]}
        onValueChange={([chosen = value]) => {
          setValue(chosen)
          onChange?.(chosen)
        }}
        min={min}
        max={max}
        step={step}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <Ticks />
        <RadixSlider.Track className="relative h-px grow bg-field-edge">
          <RadixSlider.Range className="absolute -top-px h-[3px] bg-edge-mid forced-colors:bg-[Highlight]" />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          aria-labelledby={id}
          aria-valuenow={value} // the library says it only once the browser has counted its thumbs
          className="group grid h-11 w-6 place-items-center"
        >
          <span className="grid h-7.5 w-5.5 place-items-center rounded-glass border-2 border-edge-ink bg-paper group-hover:bg-edge-tint">
            <span className="h-3 w-px bg-edge-ink" />
          </span>
        </RadixSlider.Thumb>
      </RadixSlider.Root>
    </div>
  )
}

/** The line is a scale, in tenths. */
function Ticks() {
  return (
    <span aria-hidden="true" className="absolute inset-x-3 top-1/2 flex justify-between">
      {Array.from({ length: 11 }, (_, index) => (
        <span key={index} className="h-1.5 w-px bg-field-edge first:h-2.5 last:h-2.5 nth-6:h-2" />
      ))}
    </span>
  )
}
