'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { RadioRow } from '@/ui/radio-row'

type Props<Value extends string> = {
  id?: string
  label: string
  /** Whether the label is for those alone who do not see where this stands. */
  hidesLabel?: boolean
  choices: readonly { value: Value; text: ReactNode }[]
  value: Value | null
  onChoose: (value: Value) => void
}

/** One of a few words, side by side; the arrow keys walk through them. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { id, label, hidesLabel = false, choices, value, onChoose } = props
  return (
    <RadioRow
      legend={label}
      choices={choices.map((choice) => ({ key: choice.value, face: choice.text }))}
      chosen={value}
      looks={{
        fieldset: 'min-w-0',
        legend: hidesLabel ? 'sr-only' : 'mb-1.5 text-small font-semibold',
        row: 'flex w-fit max-w-full flex-wrap rounded-glass border border-field-edge bg-paper',
        choice: (key) =>
          classNames(
            'flex min-h-10 cursor-pointer items-center px-3 text-small transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-edge-ink max-lg:min-h-11',
            key === value
              ? 'bg-edge-tint font-semibold text-edge-ink shadow-[inset_0_0_0_1.5px_var(--color-edge-mid)] picked'
              : 'text-text-second hover:text-text',
          ),
      }}
      {...{ id, onChoose }}
    />
  )
}
