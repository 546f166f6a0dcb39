'use client'

import { useState } from 'react'
import { TextareaInput } from '@payloadcms/ui'

type Props = {
  path: string
  label: string
  lines: string[]
  readOnly: boolean
  onChange: (lines: string[]) => void
}

/** A list of short texts, one a line; an empty line is none. */
export function LinesInput({ path, label, lines, readOnly, onChange }: Props) {
  const [text, setText] = useState(() => lines.join('\n'))
  return (
    <TextareaInput
      path={path}
      label={label}
      value={text}
      rows={Math.max(2, lines.length)}
      readOnly={readOnly}
      onChange={({ target }) => {
        setText(target.value)
        onChange(target.value.split('\n').filter((line) => line.trim() !== ''))
      }}
    />
  )
}
