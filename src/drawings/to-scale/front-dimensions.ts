import { formatOnTape, writeFeet } from '@/domain/measure/format-length'
import { figureWidth } from '../marks/dimension-figure'
import type { KeyedDimension } from '../marks/shapes'
import type { FrontDrawingInput } from './front-layout'

export const frontFigureSize = 14
/** What a figure takes that stands beside its line. */
const besidePx = 24

type Placed = { x: number; y: number; px: number; hasHeight: boolean }

/** The chain of bays below a front, its rows at the left, its width above it, and its height where that has room. */
export function frontDimensions(
  { front, layout, small, chosen }: FrontDrawingInput,
  { x, y, px, hasHeight }: Placed,
): KeyedDimension[] {
  const right = x + front.widthIn * px
  const floor = y + front.heightIn * px
  const inches = (value: number) => `${formatOnTape(value)}″`
  const fitting = (figure: string, length: number) =>
    figureWidth(figure, frontFigureSize) + 12 <= length ? figure : ''
  const chain = layout.bays.map(({ kind, index, leftIn, widthIn }, at): KeyedDimension => {
    const isChosen = kind === 'lite' && index === chosen
    const figure = inches(widthIn)
    return {
      key: `bay-${at}`,
      axis: 'x',
      from: x + leftIn * px,
      to: x + (leftIn + widthIn) * px,
      at: floor + (small ? 26 : 34),
      work: floor + 4,
      figure: isChosen ? figure : fitting(figure, widthIn * px),
      tone: isChosen ? 'focus' : 'plain',
    }
  })
  const head = y + front.transomIn * px
  const heights = front.transomIn > 0 ? [y, head, floor] : [y, floor]
  const rowsAt = x - 24
  /** Too long for its row, a figure stands outside of the line: on the sheet, and not on the next one. */
  const inRow = (figure: string, length: number) =>
    rowsAt >= besidePx && figureWidth(figure, frontFigureSize) + 10 <= (floor - y) / 2
      ? figure
      : fitting(figure, length)
  const left = heights.slice(1).map((to, index): KeyedDimension => {
    const from = heights[index] ?? y
    return {
      key: `row-${index}`,
      axis: 'y',
      ...{ from, to },
      at: rowsAt,
      work: x - 8,
      figure: inRow(inches((to - from) / px), to - from),
      tone: 'plain',
    }
  })
  const all: KeyedDimension[] = [
    {
      key: 'width',
      axis: 'x',
      from: x,
      to: right,
      at: y - (small ? 26 : 38),
      work: y - 8,
      figure: writeFeet(front.widthIn),
      tone: 'plain',
    },
    ...chain,
    ...left,
    ...(hasHeight
      ? [
          {
            key: 'height',
            axis: 'y' as const,
            from: y,
            to: floor,
            at: right + (small ? 20 : 26),
            work: right + 8,
            figure: writeFeet(front.heightIn),
            tone: 'plain' as const,
          },
        ]
      : []),
  ]
  // strokes without their figure would say nothing
  return all.filter(({ figure }) => figure !== '')
}
