import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

const box =
  'w-full rounded-glass border bg-paper px-4 text-body text-text placeholder:text-text-second disabled:bg-stone'

// Not for lists to choose from: to style sheets every one of them is read-only.
const typed = `${box} read-only:bg-stone`

type Frame = {
  label: ReactNode
  /** Said beside the label, such as "optional". */
  aside?: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

function describe(id: string, { hint, error }: Pick<Frame, 'hint' | 'error'>) {
  const said = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return {
    id,
    'aria-describedby': said,
    'aria-invalid': error ? true : undefined,
  }
}

function FieldFrame({
  id,
  label,
  aside,
  hint,
  error,
  children,
}: Frame & { id: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside ? <span className="text-small text-text-second">{aside}</span> : null}
      </div>
      {children}
      {hint && !error ? (
        <p id={`${id}-hint`} className="text-small text-text-second">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-small font-medium text-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** A labelled line of text with its hint and its error tied to it. */
export function TextField({
  label,
  aside,
  hint,
  error,
  className,
  ...rest
}: Frame & ComponentProps<'input'>) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame {...{ id, label, aside, hint, error }}>
      <input
        {...rest}
        {...describe(id, { hint, error })}
        className={classNames(
          typed,
          'min-h-14',
          error ? 'border-2 border-error' : 'border-field-edge',
          className,
        )}
      />
    </FieldFrame>
  )
}

export function TextArea({
  label,
  aside,
  hint,
  error,
  className,
  ...rest
}: Frame & ComponentProps<'textarea'>) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame {...{ id, label, aside, hint, error }}>
      <textarea
        rows={5}
        {...rest}
        {...describe(id, { hint, error })}
        className={classNames(
          typed,
          'py-3',
          error ? 'border-2 border-error' : 'border-field-edge',
          className,
        )}
      />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  aside,
  hint,
  error,
  className,
  children,
  ...rest
}: Frame & ComponentProps<'select'>) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame {...{ id, label, aside, hint, error }}>
      <select
        {...rest}
        {...describe(id, { hint, error })}
        className={classNames(
          box,
          'min-h-14 select-arrow appearance-none pr-11',
          error ? 'border-2 border-error' : 'border-field-edge',
          className,
        )}
      >
        {children}
      </select>
    </FieldFrame>
  )
}
