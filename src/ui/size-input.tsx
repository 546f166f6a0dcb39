'use client'

import { memo } from 'react'
import type { ComponentProps, CSSProperties } from 'react'
import { classNames } from './class-names'
import { emsOf } from './text-ems'

type Props = Omit<ComponentProps<'input'>, 'style' | 'value' | 'defaultValue'> & {
  value?: string
  defaultValue?: string
}

/** After a size was written into a field by code. */
export function fitSize(field: HTMLInputElement): void {
  field.style.setProperty('--ems', String(emsOf(field.value)))
}

/**
 * A field for a size, whose type shrinks before a figure of it is cut: `36` is never all that shows of
 * `36 5/8`. What holds it is a container, as wide as the field may get, or says its width in `--room`; what
 * stands beside it is in `--beside`, the type's usual size in `--at-most`. It is not written again at a key that
 * changes nothing of it: React takes the name off an input and puts it back.
 */
export const SizeInput = memo(function SizeInput({ className, onInput, ...input }: Props) {
  const text = input.value ?? input.defaultValue ?? ''
  return (
    <input
      {...input}
      className={classNames('size-text', className)}
      style={{ '--ems': emsOf(text) } as CSSProperties}
      onInput={(event) => {
        fitSize(event.currentTarget)
        onInput?.(event)
      }}
    />
  )
})
