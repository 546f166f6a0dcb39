import { paneLetter } from '@/domain/pricing/pane-letter'
import type { DrawnWork } from '@/domain/quote/drawn-work'
import { materialOf } from '../material/glass-material'
import type { SheetProps } from './drawing-sheet'
import { EnclosureDrawing } from './enclosure-drawing'
import { PaneDrawing } from './pane-drawing'
import { PanesDrawing } from './panes-drawing'
import { partNames } from './part-names'
import type { NamedPart } from './part-names'
import { layOutWork } from './work-layout'
import type { WorkRoom } from './work-layout'

type Props = Omit<SheetProps, 'group'> & {
  work: DrawnWork
  at: WorkRoom
  /** What its glass is called, for whoever sees no colours; null where nobody said. */
  name: string | null
  /** What its parts are called beside it, where `at` keeps room for that. */
  partName?: ((part: NamedPart) => string) | undefined
}

/** What was quoted, in its glass and its metal: on every screen that shows it. */
export function WorkDrawing({ work, at, name, partName, ...sheet }: Props) {
  const laidOut = layOutWork(work, at)
  if (laidOut === null) return null
  const { look } = work
  const material = look && materialOf(look.finishKey)
  if (laidOut.kind === 'pane') {
    return <PaneDrawing layout={laidOut.layout} material={material} {...sheet} />
  }
  if (laidOut.kind === 'panes') {
    const letters = work.panels.map((_, index) => paneLetter(index))
    return <PanesDrawing layout={laidOut.layout} {...{ letters, material }} {...sheet} />
  }
  const hinges = work.panels.map((panel) => panel.hinges)
  const { bought } = work
  return (
    <EnclosureDrawing
      layout={laidOut.layout}
      {...{ hinges, bought }}
      over={
        partName && bought && at.namesPx
          ? partNames(laidOut.layout, { hinges, bought }, partName)
          : []
      }
      madeOf={material && { material, name, isChosen: true, isMoving: false }}
      metal={look?.metal ?? undefined}
      {...sheet}
    />
  )
}
