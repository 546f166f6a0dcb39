'use client'

import { useId, useState } from 'react'
import { Slider as RadixSlider } from 'radix-ui'

type Props = { label: string; initial: number; min?: number; max?: number; step?: number }

/** A figure chosen by hand along a line, with its value beside its name. */
export function Slider({ label, initial, min = 0, max = 100, step = 1 }: Props) {
  const id = useId()
  const [value, setValue] = useState(initial)
  return (
    <div className="grid gap-1 font-medium">
      <p className="flex justify-between">
        <span id={id}>{label}</span>
        <span className="figures text-text-second" aria-hidden="true">
          {value}
        </span>
      </p>
      <RadixSlider.Root
        value={[value]}
        onValueChange={([chosen]) => setValue(chosen ?? value)}
        min={min}
        max={max}
        step={step}
        className="relative flex h-11 touch-none items-center select-none"
      >
        <RadixSlider.Track className="relative h-0.5 grow bg-field-edge">
          <RadixSlider.Range className="absolute h-full bg-edge-mid" />
        </RadixSlider.Track>
        <RadixSlider.Thumb
          aria-labelledby={id}
          aria-valuenow={value} // the library says it only once the browser has counted its thumbs
          className="group grid h-11 w-6 place-items-center"
        >
          <span className="h-6 w-3 rounded-glass border-2 border-edge-mid bg-ground group-hover:bg-edge-tint" />
        </RadixSlider.Thumb>
      </RadixSlider.Root>
    </div>
  )
}
