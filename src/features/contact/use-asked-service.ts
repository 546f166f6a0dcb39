'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContactFields } from '@/domain/inquiry/inquiry-forms'

type Service = { key: string; text: string }

/**
 * The service that the address asks for, and what reads it there. The form stands before the address is
 * read: whatever was chosen by then stays, and so does what was typed.
 */
export function useAskedService(
  form: Pick<UseFormReturn<ContactFields>, 'getValues' | 'setValue'>,
  services: Service[],
): [string, (query: string) => void] {
  const [asked, setAsked] = useState('')
  const before = useRef('')
  const { getValues, setValue } = form

  // Not while the address is read: on the way here from another page the form comes after that.
  useLayoutEffect(() => {
    // the form has no values to give before it is mounted
    if (asked === before.current) return
    if ((getValues('service') ?? '') === before.current) setValue('service', asked)
    before.current = asked
  }, [getValues, setValue, asked])

  const read = useCallback(
    (query: string) => {
      const key = new URLSearchParams(query).get('service')
      setAsked(services.find((one) => one.key === key)?.text ?? '')
    },
    [services],
  )
  return [asked, read]
}
