import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { RadioRow } from '@/ui/radio-row'

type Option = {
  key: string
  face: ReactNode
  /** What is read aloud, where the face alone does not say it. */
  spoken?: string
}

type Props = {
  /** Taken by the option that is chosen, or the first one, so that a summary can lead to it. */
  id: string
  label: string
  options: readonly Option[]
  chosen: string | null
  error?: string | undefined
  /** Names that may be long: each choice by itself, in as many columns as there is room for. */
  isGrid?: boolean
  onChoose: (key: string) => void
  children?: ReactNode
}

/** A few choices side by side, one of which is made by one tap. */
export function PickRow(props: Props) {
  const { id, label, options, chosen, error, isGrid = false, onChoose, children } = props
  const lead = options.some(({ key }) => key === chosen) ? chosen : options[0]?.key
  return (
    <RadioRow
      legend={label}
      choices={options.map((option) => (option.key === lead ? { ...option, id } : option))}
      describedBy={error ? `${id}-error` : undefined}
      looks={{
        fieldset: 'min-w-0',
        legend: 'mb-2 font-semibold',
        row: isGrid ? 'grid choice-grid' : 'flex',
        choice: (key) =>
          classNames(
            'relative flex min-h-14 min-w-0 cursor-pointer items-center border leading-5 transition-colors duration-150 has-focus-visible:z-20 has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
            isGrid
              ? 'rounded-glass px-3 py-2 text-base'
              : '-ml-px flex-1 justify-center px-1.5 text-center first:ml-0 first:rounded-l-glass last:rounded-r-glass',
            key === chosen
              ? 'z-10 border-edge-ink bg-edge-tint font-semibold text-edge-ink shadow-[inset_0_0_0_1px_var(--color-edge-ink)] picked'
              : classNames('bg-paper hover:bg-stone', error ? 'border-error' : 'border-field-edge'),
          ),
      }}
      {...{ chosen, onChoose }}
    >
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-small font-medium text-error">
          {error}
        </p>
      ) : null}
      {children}
    </RadioRow>
  )
}
