'use client'

import { RadioGroup } from 'radix-ui'

type Props<Value extends string> = {
  label: string
  choices: readonly Value[]
  names: Record<Value, string>
  value: Value
  onChange: (value: Value) => void
}

/** One of two or three, side by side. */
export function OneOfFew<Value extends string>(props: Props<Value>) {
  const { label, choices, names, value, onChange } = props
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = choices.find((each) => each === next)
        if (chosen !== undefined) onChange(chosen)
      }}
      className="grid auto-cols-fr grid-flow-col"
    >
      {choices.map((each) => (
        <RadioGroup.Item
          key={each}
          value={each}
          className="relative -ml-px min-h-11 border border-rule bg-paper px-2 text-base font-medium outline-offset-[-4px] first:ml-0 hover:bg-edge-tint data-[state=checked]:z-10 data-[state=checked]:border-edge-ink data-[state=checked]:bg-edge-tint data-[state=checked]:picked"
        >
          {names[each]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
