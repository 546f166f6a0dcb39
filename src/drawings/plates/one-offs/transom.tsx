import { Box, Shine, furniture, glass, ink, pathOf, stone } from './piece'
import type { Piece, Scale } from './piece'

function draw(on: Scale, part: string) {
  return (
    <>
      <Box {...{ on, from: [5, 0], to: [43, 99] }} {...furniture} fill={stone} />
      <Box {...{ on, from: [8, 0], to: [40, 80] }} {...furniture} />
      <Box {...{ on, from: [13, 44], to: [35, 74] }} fill="none" stroke={ink} strokeWidth={1} />
      <Box {...{ on, from: [13, 8], to: [35, 34] }} fill="none" stroke={ink} strokeWidth={1} />
      <path d={pathOf(on, '37 38, 33.5 38')} stroke={ink} strokeWidth="2.5" />
      <Box
        {...{ on, from: [8, 83], to: [40, 96] }}
        fill={glass}
        strokeWidth={1.6}
        className={part}
      />
      <Shine on={on} lines={['16 84, 22 95', '20 84, 26 95']} />
    </>
  )
}

/** A pane over a door. */
export const transom: Piece = {
  widthIn: 48,
  measured: { from: 8, to: 40, at: 107, work: 97 },
  draw,
}
