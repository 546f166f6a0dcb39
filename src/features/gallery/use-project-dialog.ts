'use client'

import { useCallback, useState } from 'react'
import type { ComponentType } from 'react'
import type { ProjectDialogProps } from './project-dialog'

type Loaded = ComponentType<ProjectDialogProps>

let loading: Promise<Loaded> | undefined

function load(): Promise<Loaded> {
  loading ??= import('./project-dialog').then(({ ProjectDialog }) => ProjectDialog)
  return loading
}

/** The viewer, whose code comes when a hand comes near a picture. */
export function useProjectDialog(): { Dialog: Loaded | null; prepare: () => void } {
  const [Dialog, setDialog] = useState<Loaded | null>(null)
  const prepare = useCallback(() => void load().then((component) => setDialog(() => component)), [])
  return { Dialog, prepare }
}
