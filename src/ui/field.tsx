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

type Control = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  className: string
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

/** What a control wears and is tied to, framed by what is said about it. */
function Labelled({
  label,
  aside,
  hint,
  error,
  id: givenId,
  look,
  control,
}: Frame & {
  id: string | undefined
  look: (string | undefined)[]
  control: (props: Control) => ReactNode
}) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <FieldFrame {...{ id, label, aside, hint, error }}>
      {control({
        id,
        'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
        'aria-invalid': error ? true : undefined,
        className: classNames(error ? 'border-2 border-error' : 'border-field-edge', ...look),
      })}
    </FieldFrame>
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
  return (
    <Labelled
      {...{ label, aside, hint, error, id: rest.id }}
      look={[typed, 'min-h-14', className]}
      control={(props) => <input {...rest} {...props} />}
    />
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
  return (
    <Labelled
      {...{ label, aside, hint, error, id: rest.id }}
      look={[typed, 'py-3', className]}
      control={(props) => <textarea rows={5} {...rest} {...props} />}
    />
  )
}

export function SelectField({
  label,
  aside,
  hint,
  error,
  className,
  ...rest
}: Frame & ComponentProps<'select'>) {
  return (
    <Labelled
      {...{ label, aside, hint, error, id: rest.id }}
      look={[box, 'min-h-14 select-arrow appearance-none pr-11', className]}
      control={(props) => <select {...rest} {...props} />}
    />
  )
}
