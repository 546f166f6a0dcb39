import { figureFits, figureWidth } from '../marks/dimension-figure'
import type { DimensionTone, KeyedDimension } from '../marks/shapes'
import type { DrawnPane, EnclosureInput } from './enclosure'
import { spacingOf } from './enclosure-spacing'
import type { PaneField } from './pane-field'

function toneOf(input: EnclosureInput, pane: number, field: PaneField): DimensionTone {
  if (input.isBad(pane, field)) return 'bad'
  const sized = input.panes[pane]
  const known = field === 'width' ? sized?.widthKnown : sized?.heightKnown
  if (!known) return 'unread'
  const { focused } = input
  return focused?.pane === pane && focused.field === field ? 'focus' : 'plain'
}

function toneOfEnds(input: EnclosureInput, last: number): DimensionTone {
  const tone = toneOf(input, 0, 'height')
  return tone === 'plain' ? toneOf(input, last, 'height') : tone
}

type Written = { from: number; to: number; figure: string }

/** What is free between two figures in one row. */
const betweenFiguresPx = 8

/**
 * In which row each figure stands: null in its line, 0 below it, and further down where it would meet one
 * that stands there already.
 */
function rowsOf(widths: readonly Written[]): (number | null)[] {
  const ends: number[] = []
  return widths.map(({ from, to, figure }) => {
    if (figureFits(to - from, figure)) return null
    const half = figureWidth(figure) / 2
    const middle = (from + to) / 2
    const free = ends.findIndex((end) => end + betweenFiguresPx <= middle - half)
    const row = free < 0 ? ends.length : free
    ends[row] = middle + half
    return row
  })
}

/** How many rows of figures stand below the widths, as large as they are drawn. */
export function rowsBelow(input: EnclosureInput, pxPerIn: number): number {
  let from = 0
  const widths = input.panes.map(({ widthIn, widthKnown }) => {
    const spanPx = widthIn * pxPerIn
    const figure = widthKnown ? input.format(widthIn) : fitting(spanPx, input.words.width)
    const width = { from, to: from + spanPx, figure }
    from += spanPx
    return width
  })
  return Math.max(0, ...rowsOf(widths).map((row) => (row === null ? 0 : row + 1)))
}

export function widthDimensions(
  input: EnclosureInput,
  drawn: readonly DrawnPane[],
  floorY: number,
): KeyedDimension[] {
  const widths = drawn.map((pane, index): KeyedDimension => {
    const tone = toneOf(input, index, 'width')
    const sized = input.panes[index]
    const asked = tone === 'bad' ? `${input.words.width} ?` : input.words.width
    return {
      key: `width-${index}`,
      axis: 'x',
      from: pane.x,
      to: pane.x + pane.width,
      at: floorY + spacingOf(input).widthsBelow,
      work: floorY,
      figure: sized?.widthKnown ? input.format(sized.widthIn) : fitting(pane.width, asked),
      tone,
    }
  })
  const rows = rowsOf(widths)
  return widths.map((width, index) => ({
    ...width,
    ...(rows[index] ? { aside: rows[index] } : {}),
  }))
}

/** A word gives way to its question mark where the line is too short for it. */
function fitting(spanPx: number, word: string): string {
  return figureFits(spanPx, word) ? word : '?'
}

export function overall(
  input: EnclosureInput,
  from: number,
  to: number,
  tileTop: number,
  figure: string,
): KeyedDimension {
  return {
    key: 'overall',
    axis: 'x',
    from,
    to,
    at: tileTop - spacingOf(input).overallAbove,
    work: tileTop,
    figure,
    tone: 'plain',
  }
}

/** Whether nothing stands on the right, because the left says it of all panes: the glass is drawn larger for it. */
export function isSaidOnce({ panes }: EnclosureInput): boolean {
  return panes.every((pane) => pane.heightKnown && pane.heightIn === panes[0]?.heightIn)
}

/**
 * Heights stand outside left and right; one between two others that differs stands in its pane.
 */
export function heightDimensions(
  input: EnclosureInput,
  drawn: readonly DrawnPane[],
  floorY: number,
  lone: boolean,
): KeyedDimension[] {
  const last = drawn.length - 1
  const outside = spacingOf(input).heightsOutside
  return drawn.flatMap((pane, index): KeyedDimension[] => {
    const sized = input.panes[index]
    if (!sized) return []
    const tone = toneOf(input, index, 'height')
    const between = index > 0 && index < last
    const neighbours = [input.panes[index - 1], input.panes[index + 1]]
    const saidBeside =
      between &&
      sized.heightKnown &&
      neighbours.some((pane) => pane?.heightKnown && pane.heightIn === sized.heightIn)
    const saidOnLeft = index === last && !lone && isSaidOnce(input)
    if (saidOnLeft || (saidBeside && tone === 'plain')) return []
    // A height that only stands in for an unread one says nothing beside a pane that is measured.
    if (tone === 'unread' && !lone) return []
    const onRight = !lone && index === last
    const work = between ? pane.x : onRight ? pane.x + pane.width : pane.x
    const at = between ? pane.x + 20 : onRight ? work + outside : work - outside
    const asked = tone === 'bad' ? `${input.words.height} ?` : input.words.height
    return [
      {
        key: `height-${index}`,
        axis: 'y',
        from: pane.y,
        to: pane.y + pane.height,
        at,
        work,
        figure: sized.heightKnown ? input.format(sized.heightIn) : asked,
        // said once, it is in the focus with the field of either end
        tone: index === 0 && isSaidOnce(input) ? toneOfEnds(input, last) : tone,
      },
    ]
  })
}
