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
  { pxPerIn: 1, caption: '1/8' },
  { pxPerIn: 0.75, caption: '3/32' },
  { pxPerIn: 0.5, caption: '1/16' },
]

const smallest: DrawingScale = { pxPerIn: 0.25, caption: '1/32' }

type Wanted = {
  widthIn: number
  heightIn: number
  /** What is left for the work itself, in px, after dimensions and margins. */
  room: { width: number; height: number }
  /** No larger than this, however much room there is. */
  largestPxPerIn: number
}

/** The largest scale of the drawing office at which the work still fits the room. */
export function chooseScale({ widthIn, heightIn, room, largestPxPerIn }: Wanted): DrawingScale {
  return (
    scales.find(
      ({ pxPerIn }) =>
        pxPerIn <= largestPxPerIn &&
        widthIn * pxPerIn <= room.width &&
        heightIn * pxPerIn <= room.height,
    ) ?? smallest
  )
}
