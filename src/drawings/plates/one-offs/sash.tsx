import { Box, furniture, glass, ink, pathOf, stone } from './piece'
import type { Piece, Scale } from './piece'

function draw(on: Scale, part: string) {
  const lites = [8, 24].flatMap((left) => [34, 48.5, 66, 80.5].map((low) => ({ left, low })))
  return (
    <>
      <Box {...{ on, from: [4, 29], to: [42, 96] }} {...furniture} fill={stone} />
      <Box {...{ on, from: [7, 33], to: [39, 94] }} {...furniture} />
      {lites.map(({ left, low }, index) => (
        <Box
          key={index}
          {...{ on, from: [left, low], to: [left + 14, low + 12.5] }}
          fill={index === 1 ? 'var(--color-edge-deep)' : glass}
          strokeWidth={index === 1 ? 1.8 : 0.9}
          className={index === 1 ? part : undefined}
        />
      ))}
      <path d={pathOf(on, '7 63.2, 39 63.2')} stroke={ink} strokeWidth="2.5" />
      <Box {...{ on, from: [1, 26.5], to: [45, 29] }} fill={ink} stroke="none" />
    </>
  )
}

/** One pane of an old sash. */
export const sash: Piece = { widthIn: 46, measured: { from: 8, to: 22, at: 104, work: 97 }, draw }
