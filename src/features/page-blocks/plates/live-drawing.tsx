import { filled } from '@/client/opening/opening-texts'
import { formatWorkedOut } from '@/domain/measure/format-length'
import type { OpeningSize } from '@/domain/pricing/opening-request'
import { materialOf } from '@/drawings/material/glass-material'
import type { GlassMaterial } from '@/drawings/material/glass-material'
import { inchMark } from '@/drawings/plates/plate-words'
import { ShowerHeights } from '@/drawings/plates/shower-heights'
import type { HeightsDrawn } from '@/drawings/plates/shower-heights'
import { ShowerPlateDrawing, ShowerPlateOnPhone } from '@/drawings/plates/shower-plate'
import { makeUpOf, WindowPlate } from '@/drawings/plates/window-plate'
import type { WindowDrawn } from '@/drawings/plates/window-plate'
import { DoorsPlate } from '@/drawings/plates/doors-plate'
import type { DoorsDrawn } from '@/drawings/plates/doors-plate'
import { ShelfPlate } from '@/drawings/plates/shelf-plate'
import type { ShelfDrawn } from '@/drawings/plates/shelf-plate'
import { WallPlate } from '@/drawings/plates/wall-plate'
import type { WallDrawn } from '@/drawings/plates/wall-plate'
import { BrokenPlate } from '@/drawings/plates/broken-plate'
import type { BrokenDrawn } from '@/drawings/plates/broken-plate'
import { PaperDrawing } from './paper-drawing'

/** A drawing that the visitor's own size goes into; `{width}` and `{height}` stand in its label. */
export type LiveDrawing =
  | {
      kind: 'shower-wide' | 'shower-narrow'
      /** Its key in the price list, once the visitor has chosen one. */
      finish?: string
      mostDoorIn: number
      door: string
      scaled: string
      unscaled: string
      label: string
    }
  | { kind: 'paper'; label: string; isShower: boolean; isMirror: boolean; mostDoorIn: number }
  | ({ kind: 'window' } & WindowDrawn)
  | ({ kind: 'doors'; label: string } & DoorsDrawn)
  | ({ kind: 'shelf'; label: string } & ShelfDrawn)
  | ({ kind: 'wall'; label: string } & WallDrawn)
  | ({ kind: 'broken'; label: string } & BrokenDrawn)
  | ({ kind: 'heights' } & HeightsDrawn)

const inches = (length: number) => inchMark(formatWorkedOut(length))

/** Clear glass is drawn as it came with the page. */
function chosenIn(finish: string | undefined): GlassMaterial | undefined {
  const material = materialOf(finish ?? null)
  return material === 'clear' ? undefined : material
}

/** The drawing of a page at another size than it came with. */
export function DrawnLive({ drawing, size }: { drawing: LiveDrawing; size: OpeningSize }) {
  const said =
    drawing.kind === 'window' ? drawing.says[makeUpOf(drawing.made)].label : drawing.label
  const label = filled(said, {
    width: formatWorkedOut(size.widthIn),
    height: formatWorkedOut(size.heightIn),
  })
  switch (drawing.kind) {
    case 'shower-wide':
      return (
        <ShowerPlateDrawing
          {...drawing}
          {...size}
          {...{ label, inches, material: chosenIn(drawing.finish) }}
        />
      )
    case 'shower-narrow':
      return (
        <ShowerPlateOnPhone
          {...drawing}
          {...size}
          {...{ label, inches, material: chosenIn(drawing.finish) }}
        />
      )
    case 'paper':
      return <PaperDrawing {...drawing} size={size} label={label} />
    case 'window':
      return <WindowPlate {...drawing} {...size} label={label} inches={inches} />
    case 'doors':
      return <DoorsPlate {...drawing} {...size} label={label} inches={inches} />
    case 'shelf':
      return <ShelfPlate {...drawing} {...size} label={label} inches={inches} />
    case 'wall':
      return <WallPlate {...drawing} {...size} label={label} inches={inches} />
    case 'broken':
      return <BrokenPlate {...drawing} {...size} label={label} inches={inches} />
    case 'heights': {
      const panes = drawing.panes.map((pane) => (pane.isYours ? { ...pane, ...size } : pane))
      return <ShowerHeights {...drawing} panes={panes} label={label} inches={inches} />
    }
  }
}
