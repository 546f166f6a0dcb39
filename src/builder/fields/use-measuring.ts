'use client'

import { useCallback, useState } from 'react'
import type { FocusedField } from '@/drawings/to-scale/pane-field'

/** Which field has the focus, and which one had it last: its ruler stays until another has it. */
export function useMeasuring() {
  const [focused, setFocused] = useState<FocusedField>(null)
  const [measuring, setMeasuring] = useState<FocusedField>(null)
  const focusField = useCallback((field: FocusedField) => {
    setFocused(field)
    if (field) setMeasuring(field)
  }, [])
  return { focused, measuring, focusField }
}
