'use client'

import { useCallback, useState } from 'react'
import type { ComponentType } from 'react'
import type { WorkDialogProps } from './work-dialog'

/** The dialog of a work, whose code comes when a hand comes near. */
export function useWorkDialog(): {
  Dialog: ComponentType<WorkDialogProps> | null
  prepare: () => void
} {
  const [Dialog, setDialog] = useState<ComponentType<WorkDialogProps> | null>(null)
  const prepare = useCallback(
    () => void import('./work-dialog').then(({ WorkDialog }) => setDialog(() => WorkDialog)),
    [],
  )
  return { Dialog, prepare }
}
