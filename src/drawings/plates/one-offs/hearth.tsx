import { Box, furniture, glass, ink, paper, pathOf, stone } from './piece'
import type { Piece, Scale } from './piece'

function draw(on: Scale, part: string) {
  return (
    <>
      <Box {...{ on, from: [14, 51], to: [56, 99] }} {...furniture} fill="none" />
      <Box {...{ on, from: [7, 0], to: [63, 48] }} {...furniture} />
      <Box {...{ on, from: [3, 48], to: [67, 51] }} fill={ink} stroke="none" />
      <Box
        {...{ on, from: [17, 0], to: [53, 31] }}
        fill="var(--color-text-second)"
        stroke={ink}
        strokeWidth={1.1}
      />
      <path d={pathOf(on, '24 3, 46 6.5', '24 6.5, 46 3')} stroke={stone} strokeWidth="3" />
      <path
        d={`M${on.x(35)} ${on.y(8)}C${on.x(28)} ${on.y(13)} ${on.x(34)} ${on.y(17)} ${on.x(34)} ${on.y(23)}C${on.x(40)} ${on.y(18)} ${on.x(42)} ${on.y(12)} ${on.x(35)} ${on.y(8)}Z`}
        fill={paper}
        stroke="none"
        opacity=".8"
      />
      <Box
        {...{ on, from: [15, 1.5], to: [55, 34] }}
        fill={glass}
        strokeWidth={1.6}
        className={`${part} [fill-opacity:.42]`}
      />
      <path d={pathOf(on, '19 0, 19 3', '51 0, 51 3')} stroke={ink} strokeWidth="3" />
    </>
  )
}

/** A screen before an open fire. */
export const hearth: Piece = { widthIn: 70, measured: { from: 15, to: 55, at: 42, work: 35 }, draw }
