'use client'

import { useTranslations } from 'next-intl'
import { formatInches } from '@/domain/measure/format-length'
import { doorAdvice } from '../drawing/door-advice'
import { ShowerDrawing } from '../drawing/shower-drawing'
import { layOutShower } from '../drawing/shower-layout'
import type { FocusedField, PaneField } from '../drawing/shower-layout'
import { sizePanes } from '../drawing/size-panes'
import type { SizedPane } from '../drawing/size-panes'
import { useRoom } from '../drawing/use-room'
import { PreviewSheet } from '../frame/preview-sheet'
import type { Preview, SheetCell } from '../frame/preview-sheet'
import { readPanel } from './shower-request'
import type { ShowerDraft } from './shower-draft'

/** The panels of a draft, each with a size to be drawn at. */
export function panesOf(draft: ShowerDraft): SizedPane[] {
  return sizePanes(
    draft.panels.map((panel) => {
      const { width, height } = readPanel(panel)
      return {
        widthIn: width.ok ? width.inches : null,
        heightIn: height.ok ? height.inches : null,
        lastWidthIn: panel.lastWidthIn,
        lastHeightIn: panel.lastHeightIn,
        role: panel.role,
      }
    }),
  )
}

type Props = {
  draft: ShowerDraft
  focused: FocusedField
  isBad: (pane: number, field: PaneField) => boolean
  preview: Preview
  cells: readonly SheetCell[]
}

const tallestPx = 640

/** The enclosure to scale over its title block. */
export function ShowerSheet({ draft, focused, isBad, preview, cells }: Props) {
  const t = useTranslations('quote.sheet')
  const d = useTranslations('quote.dimension')
  const { ref, room, small } = useRoom(tallestPx)
  const panes = panesOf(draft)
  const layout =
    room &&
    layOutShower({
      panes,
      room,
      wall: small ? 9 : 12,
      focused,
      isBad,
      format: (inches) => `${formatInches(inches)}″`,
      words: { width: d('width').toLowerCase(), height: d('height').toLowerCase() },
    })
  const label = useLabel(panes)
  const hinges = panes.map((pane) => hingesOf(pane, draft.thicknessMm))
  return (
    <PreviewSheet
      note={small ? t('outside') : t('outsideHint')}
      scale={layout?.scale ?? null}
      drawing={
        <div ref={ref} className="overflow-hidden">
          {layout ? (
            <ShowerDrawing layout={layout} label={label} small={small} hinges={hinges} />
          ) : (
            <div className="h-82 lg:h-120" />
          )}
        </div>
      }
      preview={preview}
      cells={cells}
    />
  )
}

/** Heavier hinges also come in threes. */
function hingesOf(pane: SizedPane, thicknessMm: number | null): number {
  if (!pane.widthKnown || !pane.heightKnown) return 2
  return doorAdvice({ ...pane, thicknessMm: thicknessMm ?? 9.525 }).hinges ?? 3
}

/** One sentence that says what is drawn. */
export function useLabel(panes: readonly SizedPane[]): string {
  const t = useTranslations('quote.sheet.label')
  if (panes.some((pane) => !pane.widthKnown || !pane.heightKnown)) {
    return t('unfinished', { count: panes.length })
  }
  const width = formatInches(panes.reduce((sum, pane) => sum + pane.widthIn, 0))
  const height = formatInches(Math.max(...panes.map((pane) => pane.heightIn)))
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
