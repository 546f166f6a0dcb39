import { Box, Shine, furniture, glass, pathOf, stone } from './piece'
import type { Piece, Scale } from './piece'

function draw(on: Scale, part: string) {
  return (
    <>
      <Box {...{ on, from: [9, 0], to: [33, 32] }} {...furniture} fill={stone} />
      <Box
        {...{ on, from: [9, 32], to: [33, 70] }}
        fill={glass}
        strokeWidth={1.6}
        className={part}
      />
      <path d={pathOf(on, '9.8 45, 32.2 45', '9.8 57.5, 32.2 57.5')} strokeWidth="1.4" />
      <Shine on={on} lines={['13 34, 20 68', '17 34, 24 68']} />
      <Box {...{ on, from: [14, 32.3], to: [22, 38] }} {...furniture} />
      <Box {...{ on, from: [24, 45.4], to: [29, 53] }} {...furniture} />
      <path
        d={`M${on.x(14)} ${on.y(49)}A${on.x(4) - on.x(0)} ${on.x(3.6) - on.x(0)} 0 0 0 ${on.x(22)} ${on.y(49)}Z`}
        {...furniture}
      />
      <Box {...{ on, from: [15, 57.9], to: [18, 64] }} {...furniture} />
    </>
  )
}

/** A case of bonded glass on its plinth. */
export const displayCase: Piece = {
  widthIn: 42,
  measured: { from: 9, to: 33, at: 79, work: 71 },
  draw,
}
