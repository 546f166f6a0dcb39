'use client'

import { FieldDescription, FieldError, FieldLabel, useField, withCondition } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { useCallback, useState } from 'react'
import type { ComponentProps } from 'react'
import { timeZone } from '@/i18n/time-zone'
import { momentOf, writtenIn } from './typed-time'

type Validate = NonNullable<Parameters<typeof useField>[0]>['validate']

/** A day and a time as the shop's clock has them, wherever the browser is. */
export const ShopTimeField = withCondition(ShopTime)

function ShopTime({ path: own, field, readOnly, validate }: DateFieldClientProps) {
  const { label, required = false, admin } = field
  const check = useCallback<NonNullable<Validate>>(
    (value, options) => validate?.(value as never, { ...options, required } as never) ?? true,
    [validate, required],
  )
  const { value, setValue, showError, path, disabled } = useField<string | null>({
    potentiallyStalePath: own,
    validate: check,
  })
  const [typed, setTyped] = useState('')
  // what is typed half, or of an hour that there is none of, stays in sight
  const shown = momentOf(timeZone, typed) === (value ?? null) ? typed : writtenIn(timeZone, value)
  const isFixed = readOnly === true || disabled
  const look = ['field-type', 'text', showError && 'error', isFixed && 'read-only']
  const words: Pick<ComponentProps<typeof FieldLabel>, 'label'> = label ? { label } : {}
  return (
    <div className={look.filter(Boolean).join(' ')} style={mergeFieldStyles(field)}>
      <FieldLabel {...words} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          type="datetime-local"
          name={path}
          value={shown}
          disabled={isFixed}
          onChange={({ target }) => {
            setTyped(target.value)
            setValue(momentOf(timeZone, target.value))
          }}
        />
      </div>
      {admin?.description ? <FieldDescription path={path} description={admin.description} /> : null}
    </div>
  )
}
