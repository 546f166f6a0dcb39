'use client'

import { useCallback, useRef, useState } from 'react'
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

  const read = useCallback(
    (query: string) => {
      const key = new URLSearchParams(query).get('service')
      const text = services.find((one) => one.key === key)?.text ?? ''
      const field = form.current?.elements.namedItem('service')
      if (field instanceof HTMLSelectElement && field.value === before.current) field.value = text
      before.current = text
      setAsked(text)
    },
    [form, services],
  )
  return [asked, read]
}
