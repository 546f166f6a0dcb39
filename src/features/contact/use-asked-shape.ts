'use client'

import { useCallback, useLayoutEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContactFields } from '@/domain/inquiry/inquiry-forms'
import { askedShape } from './asked-shape'
import type { ShapeTexts } from './asked-shape'

/** The mirror that the address describes, as the beginning of a message; what is written there stays. */
export function useAskedShape(
  { getValues, setValue }: Pick<UseFormReturn<ContactFields>, 'getValues' | 'setValue'>,
  texts: ShapeTexts,
): (query: string) => void {
  const [asked, setAsked] = useState('')

  useLayoutEffect(() => {
    if (asked !== '' && !getValues('message')) setValue('message', asked)
  }, [getValues, setValue, asked])

  return useCallback((query: string) => setAsked(askedShape(query, texts)), [texts])
}
