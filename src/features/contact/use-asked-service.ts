'use client'

import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

type Service = { key: string; text: string }

/**
 * The service that the address asks for, and what reads it there. The form stands before the address is
 * read: whatever was chosen by then stays, and so does what was typed.
 */
export function useAskedService(
  form: RefObject<HTMLFormElement | null>,
  services: Service[],
): [string, (query: string) => void] {
  const [asked, setAsked] = useState('')
  const before = useRef('')

  // Not while the address is read: on the way here from another page the form comes after that.
  useLayoutEffect(() => {
    const field = form.current?.elements.namedItem('service')
    if (field instanceof HTMLSelectElement && field.value === before.current) field.value = asked
    before.current = asked
  }, [form, asked])

  const read = useCallback(
    (query: string) => {
      const key = new URLSearchParams(query).get('service')
      setAsked(services.find((one) => one.key === key)?.text ?? '')
    },
    [services],
  )
  return [asked, read]
}
