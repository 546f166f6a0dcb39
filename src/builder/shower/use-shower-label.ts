'use client'

import { useTranslations } from 'next-intl'
import { formatOnTape } from '@/domain/measure/format-length'
import type { SizedPane } from '@/drawings/to-scale/size-panes'

/** One sentence that says what is drawn. */
export function useShowerLabel(panes: readonly SizedPane[]): string {
  const t = useTranslations('quote.sheet.label')
  if (panes.some((pane) => !pane.widthKnown || !pane.heightKnown)) {
    return t('unfinished', { count: panes.length })
  }
  const width = formatOnTape(panes.reduce((sum, pane) => sum + pane.widthIn, 0))
  const height = formatOnTape(Math.max(...panes.map((pane) => pane.heightIn)))
  const doors = panes.flatMap((pane, index) => (pane.role === 'door' ? [index] : []))
  const [door] = doors
  const where =
    door === undefined
      ? 'none'
      : doors.length > 1
        ? 'several'
        : panes.length === 1
          ? 'alone'
          : door === 0
            ? 'left'
            : door === panes.length - 1
              ? 'right'
              : 'middle'
  return t('finished', { count: panes.length, width, height, where })
}
