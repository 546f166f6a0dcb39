'use client'

import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

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
  const name = useId()
  return (
    <fieldset className="min-w-0" id={id}>
      <legend className={hidesLabel ? 'sr-only' : 'mb-1.5 text-small font-semibold'}>
        {label}
      </legend>
      <div className="flex w-fit max-w-full flex-wrap rounded-glass border border-field-edge bg-paper">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center px-3 text-small transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-edge-ink max-lg:min-h-11',
              choice.value === value
                ? 'bg-edge-tint font-semibold text-edge-ink shadow-[inset_0_0_0_1.5px_var(--color-edge-mid)] picked'
                : 'text-text-second hover:text-text',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="sr-only"
            />
            {choice.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
