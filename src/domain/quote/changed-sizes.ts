import type { PaperPiece } from './paper'

/** A size of one panel that is not what it was. */
export type ChangedSize = { pane: number; field: 'width' | 'height' }

type Piece = Pick<PaperPiece, 'key' | 'panels'>

/**
 * Which sizes of a piece changed since an earlier revision. Of a piece that was not there, or has more or
 * fewer panels now, none: nobody can say which panel became which.
 */
export function changedSizes(before: readonly Piece[], { key, panels }: Piece): ChangedSize[] {
  const was = before.find((piece) => piece.key === key)?.panels
  if (was?.length !== panels.length) return []
  return panels.flatMap((panel, pane): ChangedSize[] => [
    ...(was[pane]?.widthIn === panel.widthIn ? [] : [{ pane, field: 'width' as const }]),
    ...(was[pane]?.heightIn === panel.heightIn ? [] : [{ pane, field: 'height' as const }]),
  ])
}
