import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

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
  onChoose: (key: string) => void
  children?: ReactNode
}

/** A few choices side by side, one of which is made by one tap. */
export function PickRow({ id, label, options, chosen, error, onChoose, children }: Props) {
  const name = useId()
  const lead = options.some(({ key }) => key === chosen) ? chosen : options[0]?.key
  return (
    <fieldset className="min-w-0" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex">
        {options.map(({ key, face, spoken }) => (
          <label
            key={key}
            className={classNames(
              'relative -ml-px flex min-h-14 min-w-0 flex-1 cursor-pointer items-center justify-center border px-1.5 text-center leading-5 transition-colors duration-150 first:ml-0 first:rounded-l-glass last:rounded-r-glass has-focus-visible:z-20 has-focus-visible:outline-2 has-focus-visible:outline-edge-ink',
              key === chosen
                ? 'z-10 border-edge-ink bg-edge-tint font-semibold text-edge-ink shadow-[inset_0_0_0_1px_var(--color-edge-ink)] picked'
                : classNames(
                    'bg-paper hover:bg-stone',
                    error ? 'border-error' : 'border-field-edge',
                  ),
            )}
          >
            <input
              type="radio"
              id={key === lead ? id : undefined}
              name={name}
              value={key}
              checked={key === chosen}
              aria-label={spoken}
              onChange={() => onChoose(key)}
              className="sr-only"
            />
            {face}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} role="alert" className="mt-2 text-small font-medium text-error">
          {error}
        </p>
      ) : null}
      {children}
    </fieldset>
  )
}
