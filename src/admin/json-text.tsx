'use client'

import { useState } from 'react'
import { FieldError, TextareaInput, useField } from '@payloadcms/ui'

type Props = { path: string; label: string; broken: string; readOnly: boolean }

/** A JSON field as plain text, which says when it can’t be read. */
export function JsonText({ path, label, broken, readOnly }: Props) {
  const { value, setValue, showError, errorMessage } = useField<unknown>({
    potentiallyStalePath: path,
  })
  const [text, setText] = useState(() => (value ? JSON.stringify(value, null, 2) : ''))
  const [isBroken, setBroken] = useState(false)

  function read(typed: string) {
    setText(typed)
    try {
      setValue(typed.trim() === '' ? null : (JSON.parse(typed) as unknown))
      setBroken(false)
    } catch {
      // what can't be read must not be saved as it was before
      setValue(typed)
      setBroken(true)
    }
  }

  return (
    <div className="field-type office-json">
      <TextareaInput
        path={path}
        label={label}
        value={text}
        rows={14}
        required
        readOnly={readOnly}
        onChange={(event) => read(event.target.value)}
        showError={showError || isBroken}
        Error={
          <FieldError
            path={path}
            showError={showError || isBroken}
            message={isBroken ? broken : (errorMessage ?? '')}
          />
        }
      />
    </div>
  )
}
