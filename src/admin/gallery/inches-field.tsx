'use client'

import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { FieldDescription, FieldError, TextInput, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { formatWorkedOut } from '@/domain/measure/format-length'
import { readInches } from '@/domain/measure/read-length'

/** A number of inches, typed as it is read off a tape: 60 3/4, or 5' 0 3/4". */
export function InchesField({ path, field, readOnly }: NumberFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<number | string | null>({
    potentiallyStalePath: path,
  })
  const [typed, setTyped] = useState<string | null>(null)
  const { label, required = false, admin } = field

  function read(text: string) {
    setTyped(text)
    if (text.trim() === '') return setValue(null)
    const length = readInches(text)
    // what can't be read is refused by the server, and never saved as it was before
    setValue(length.ok ? length.inches : text)
  }

  return (
    <div className="field-type" style={{ width: admin?.width }}>
      <TextInput
        path={path}
        {...(label && { label })}
        required={required}
        readOnly={readOnly ?? false}
        value={typed ?? written(value)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => read(event.target.value)}
        showError={showError}
        Error={<FieldError path={path} showError={showError} message={errorMessage ?? ''} />}
        {...(admin?.description && {
          Description: <FieldDescription path={path} description={admin.description} />,
        })}
      />
    </div>
  )
}

function written(value: number | string | null | undefined): string {
  return typeof value === 'number' ? formatWorkedOut(value) : (value ?? '')
}
