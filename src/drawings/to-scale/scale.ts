/** A drawing scale as it is written on the sheet: `caption` inches of paper stand for one foot. */
export type DrawingScale = { pxPerIn: number; caption: string }

const scales: readonly DrawingScale[] = [
  { pxPerIn: 24, caption: '3' },
  { pxPerIn: 12, caption: '1 1/2' },
  { pxPerIn: 8, caption: '1' },
  { pxPerIn: 6, caption: '3/4' },
  { pxPerIn: 5, caption: '5/8' },
  { pxPerIn: 4, caption: '1/2' },
  { pxPerIn: 3, caption: '3/8' },
  { pxPerIn: 2.5, caption: '5/16' },
  { pxPerIn: 2, caption: '1/4' },
  { pxPerIn: 1.5, caption: '3/16' },
  { pxPerIn: 1.25, caption: '5/32' },
  { pxPerIn: 1, caption: '1/8' },
  { pxPerIn: 0.75, caption: '3/32' },
  { pxPerIn: 0.5, caption: '1/16' },
]

/** Steps between those, for glass without a wall of tile that would fill its sheet otherwise. */
const between: readonly DrawingScale[] = [
  { pxPerIn: 10, caption: '1 1/4' },
  { pxPerIn: 9, caption: '1 1/8' },
  { pxPerIn: 7, caption: '7/8' },
]

const finer = [...scales, ...between].sort((one, other) => other.pxPerIn - one.pxPerIn)

const smallest: DrawingScale = { pxPerIn: 0.25, caption: '1/32' }

type Wanted = {
  widthIn: number
  heightIn: number
  /** What is left for the work itself, in px, after dimensions and margins. */
  room: { width: number; height: number }
  /** No larger than this, however much room there is. */
  largestPxPerIn: number
  /** With the steps between the usual scales. */
  isFine?: boolean
}

/** The largest scale of the drawing office at which the work still fits the room. */
export function chooseScale(wanted: Wanted): DrawingScale {
  const { widthIn, heightIn, room, largestPxPerIn, isFine = false } = wanted
  return (
    (isFine ? finer : scales).find(
      ({ pxPerIn }) =>
        pxPerIn <= largestPxPerIn &&
        widthIn * pxPerIn <= room.width &&
        heightIn * pxPerIn <= room.height,
    ) ?? smallest
  )
}
