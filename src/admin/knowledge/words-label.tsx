'use client'

import { useRowLabel } from '@payloadcms/ui'

/** A row of words that mean the same, by the first of them. */
export function WordsLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ words?: string }>()
  return <span>{data.words?.split(',')[0]?.trim() || String(rowNumber + 1)}</span>
}

/** A row by its name. */
export function NameLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ name?: string }>()
  return <span>{data.name || String(rowNumber + 1)}</span>
}
