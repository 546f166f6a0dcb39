import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/ui/class-names'

type Frame = { label: string; hidesLabel?: boolean; aside?: ReactNode; error?: string | undefined }

const box =
  'w-full min-w-0 rounded-glass border bg-paper px-3 text-base text-text placeholder:text-text-second disabled:bg-stone'

function Labelled({
  id,
  label,
  hidesLabel = false,
  aside,
  error,
  children,
}: Frame & { id: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <div className={hidesLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-small font-semibold">
          {label}
        </label>
        {aside ? <span className="text-caption text-text-second">{aside}</span> : null}
      </div>
      {children}
      {error ? (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

function about(id: string, error: string | undefined) {
  return {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
}

const edge = (error: string | undefined) => (error ? 'border-error' : 'border-field-edge')

/** A line of text of the shop's own screens, which hold more than the customer's. */
export function SmallField({
  label,
  hidesLabel,
  aside,
  error,
  className,
  ...rest
}: Frame & ComponentProps<'input'>) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <Labelled {...{ id, label, aside, error }} {...(hidesLabel ? { hidesLabel } : {})}>
      <input
        {...rest}
        {...about(id, error)}
        className={classNames(box, edge(error), 'min-h-11', className)}
      />
    </Labelled>
  )
}

export function SmallArea({
  label,
  aside,
  error,
  className,
  ...rest
}: Frame & ComponentProps<'textarea'>) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <Labelled {...{ id, label, aside, error }}>
      <textarea
        rows={3}
        {...rest}
        {...about(id, error)}
        className={classNames(box, edge(error), 'py-2', className)}
      />
    </Labelled>
  )
}

export function SmallSelect({
  label,
  hidesLabel,
  aside,
  error,
  className,
  ...rest
}: Frame & ComponentProps<'select'>) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <Labelled {...{ id, label, aside, error }} {...(hidesLabel ? { hidesLabel } : {})}>
      <select
        {...rest}
        {...about(id, error)}
        className={classNames(
          box,
          edge(error),
          'min-h-11 select-arrow appearance-none pr-9',
          className,
        )}
      />
    </Labelled>
  )
}
