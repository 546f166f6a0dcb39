'use client'

import { useState } from 'react'
import { SmallField } from '../small-field'

type Props = {
  id?: string
  label: string
  value: number | null
  onChange: (value: number | null) => void
}

const plain = /^\d{1,7}(?:\.\d{1,4})?$/

/** A figure as it is typed; what can't be read stays on the screen and counts as not given. */
export function NumberField({ value, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState('')
  return (
    <SmallField
      {...rest}
      hidesLabel
      inputMode="decimal"
      autoComplete="off"
      placeholder={rest.label}
      value={readFigure(typed) === value ? typed : String(value ?? '')}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(readFigure(event.target.value))
      }}
    />
  )
}

/** `$1,250.5` as 1250.5; null for what is no figure. */
function readFigure(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3})/g, '')
    .replace(/%$/, '')
  return plain.test(bare) ? Number(bare) : null
}
