import { Box, ink, pathOf } from './piece'
import type { Piece, Scale } from './piece'

function chair(on: Scale, at: number, away: 1 | -1) {
  const x = (inches: number) => at + away * inches
  return (
    <path
      d={pathOf(
        on,
        `${x(0)} 0, ${x(1)} 17.5, ${x(15)} 17.5, ${x(17)} 0`,
        `${x(15)} 17.5, ${x(18.5)} 34`,
      )}
      stroke={ink}
      strokeWidth="1.6"
    />
  )
}

function draw(on: Scale, part: string) {
  return (
    <>
      {chair(on, 16, -1)}
      {chair(on, 64, 1)}
      <path
        d={pathOf(on, '20 0, 26 28.6, 32 0', '48 0, 54 28.6, 60 0', '23 12, 57 12')}
        stroke={ink}
        strokeWidth="1.8"
      />
      <Box
        {...{ on, from: [10, 28.6], to: [70, 30.4] }}
        fill="var(--color-edge-deep)"
        strokeWidth={1.4}
        className={part}
      />
    </>
  )
}

/** A table with a chair at either end. */
export const tabletop: Piece = {
  widthIn: 80,
  measured: { from: 10, to: 70, at: 44, work: 31 },
  draw,
}
