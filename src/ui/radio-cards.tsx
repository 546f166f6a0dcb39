'use client'

import { useId } from 'react'
import type { ReactNode } from 'react'
import { RadioGroup } from 'radix-ui'

type Choice = { value: string; title: ReactNode; text?: ReactNode; picture?: ReactNode }

type Props = {
  label: string
  choices: Choice[]
  value: string
  onChange: (value: string) => void
}

/** One of a few, chosen by its picture: what stands in for a list of fewer than seven. */
export function RadioCards({ label, choices, value, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <p id={id} className="font-semibold">
        {label}
      </p>
      <RadioGroup.Root
        aria-labelledby={id}
        value={value}
        onValueChange={onChange}
        className="mt-2 grid gap-3 sm:grid-cols-2"
      >
        {choices.map(({ value: one, title, text, picture }) => (
          <RadioGroup.Item
            key={one}
            value={one}
            aria-labelledby={`${id}-${one}`}
            {...(text ? { 'aria-describedby': `${id}-${one}-text` } : {})}
            className="flex items-center gap-4 border border-rule bg-paper p-4 text-left transition-colors duration-150 hover:border-edge-mid hover:bg-edge-tint data-[state=checked]:border-edge-ink data-[state=checked]:bg-edge-tint data-[state=checked]:shadow-[inset_0_0_0_1px_var(--color-edge-ink)]"
          >
            {picture ? (
              <span aria-hidden="true" className="shrink-0">
                {picture}
              </span>
            ) : null}
            <span>
              <span id={`${id}-${one}`} className="block font-display text-h4">
                {title}
              </span>
              {text ? (
                <span id={`${id}-${one}-text`} className="mt-1 block text-base text-on-tint">
                  {text}
                </span>
              ) : null}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
