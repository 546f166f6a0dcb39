import { Box, furniture, ink, paper, pathOf, stone } from './piece'
import type { Piece, Scale } from './piece'

function draw(on: Scale, part: string) {
  return (
    <>
      <Box
        {...{ on, from: [5, 36], to: [115, 54] }}
        fill="var(--color-edge-mid)"
        className={part}
      />
      <path
        d={pathOf(on, '24 36, 36 54, 42 54, 30 36', '88 36, 100 54, 104 54, 92 36')}
        fill={paper}
        fillOpacity=".18"
        stroke="none"
      />
      <Box {...{ on, from: [20, 42], to: [24, 48] }} fill={paper} strokeWidth={0.9} />
      <Box {...{ on, from: [98, 42], to: [102, 48] }} fill={paper} strokeWidth={0.9} />
      <Box {...{ on, from: [5, 54], to: [43, 88] }} {...furniture} />
      <Box {...{ on, from: [77, 54], to: [115, 88] }} {...furniture} />
      <path d={pathOf(on, '24 54, 24 88', '96 54, 96 88')} stroke={ink} strokeWidth="1.1" />
      <path
        d={`${pathOf(on, '45 62, 53 72, 53 88, 67 88, 67 72, 75 62')}Z`}
        {...furniture}
        fill={stone}
      />
      <Box {...{ on, from: [6, 0], to: [114, 34.5] }} {...furniture} />
      <Box {...{ on, from: [45, 0], to: [75, 36] }} {...furniture} fill={stone} />
      <path
        d={pathOf(
          on,
          '25 0, 25 34.5',
          '95 0, 95 34.5',
          '48 29, 72 29',
          '49 6, 71 6, 71 24, 49 24, 49 6',
        )}
        stroke={ink}
        strokeWidth="1.1"
      />
      <Box {...{ on, from: [4, 34.5], to: [45, 36] }} fill={ink} stroke="none" />
      <Box {...{ on, from: [75, 34.5], to: [116, 36] }} fill={ink} stroke="none" />
    </>
  )
}

/** A painted sheet behind a stove, between its cabinets. */
export const splash: Piece = {
  widthIn: 120,
  measured: { from: 5, to: 115, at: 97, work: 89 },
  draw,
}
