import type { ComponentProps } from 'react'

type Props = { label: string } & Omit<ComponentProps<'input'>, 'type' | 'tabIndex'>

/** A field that people neither see nor reach; what fills it in is not a person. */
export function Honeypot({ label, ...rest }: Props) {
  return (
    <div aria-hidden="true" className="absolute left-[-9999px] size-px overflow-hidden">
      <label>
        {label}
        <input {...rest} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
