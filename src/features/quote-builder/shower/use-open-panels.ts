'use client'

import { useState } from 'react'
import type { Settling } from '@/builder/verdicts/use-settling'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { readPanel } from '@/builder/shower/shower-request'

/** Of several panels those that are sized fold to a line each; one that is blocked opens by itself. */
export function useOpenPanels({ panels }: Pick<ShowerDraft, 'panels'>, { shown }: Settling) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const blocked = panels.filter(({ id }, index) => {
    const isBlocked = shown.some(({ level, piece }) => level === 'block' && piece === index)
    return isBlocked && !opened.has(id)
  })
  if (blocked.length > 0) setOpened(new Set([...opened, ...blocked.map(({ id }) => id)]))
  return {
    isFolded: (panel: ShowerDraft['panels'][number]): boolean => {
      const { width, height } = readPanel(panel)
      return panels.length > 1 && width.ok && height.ok && !opened.has(panel.id)
    },
    /** Beside what is open: nothing moves under a hand. */
    keepOpen: (id: number) => {
      if (!opened.has(id)) setOpened(new Set([...opened, id]))
    },
    /** And folds the others. */
    open: (id: number) => setOpened(new Set([id])),
  }
}
