'use client'

import { useCallback, useMemo, useState } from 'react'

export type JudgedFields = {
  has: (field: string) => boolean
  add: (...fields: string[]) => void
}

/** The fields that were left once, or asked about: from then on they say what is wrong with them. */
export function useJudgedFields(): JudgedFields {
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set())
  const add = useCallback(
    (...more: string[]) => setFields((known) => new Set([...known, ...more])),
    [],
  )
  return useMemo(() => ({ has: (field) => fields.has(field), add }), [fields, add])
}
