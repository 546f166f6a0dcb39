import type { ReactNode } from 'react'

const ink = 'var(--color-text)'
const glass = 'var(--color-edge-tint)'
const paper = 'var(--color-paper)'
const stone = 'var(--color-stone)'

/** Turns inches from the left of a piece and up from its floor into px of the drawing. */
export type Scale = { x: (inches: number) => number; y: (inches: number) => number }

export type Piece = {
  /** Of the wall that it takes. */
  widthIn: number
  /** The dimension above it: from where to where, how high it runs, and where its work ends. */
  measured: { from: number; to: number; at: number; work: number }
  draw: (scale: Scale, part: string) => ReactNode
}

type BoxProps = { on: Scale; from: [number, number]; to: [number, number] }
type Look = { fill?: string; stroke?: string; strokeWidth?: number; className?: string }

/** A rectangle between two corners in inches, the lower left one first. */
function Box({ on, from: [left, low], to: [right, high], ...look }: BoxProps & Look) {
  return (
    <rect
      x={on.x(left)}
      y={on.y(high)}
      width={on.x(right) - on.x(left)}
      height={on.y(low) - on.y(high)}
      {...look}
    />
  )
}

/** Lines between points in inches. */
function pathOf(on: Scale, ...lines: [number, number][][]): string {
  return lines.map((line) => `M${line.map(([x, y]) => `${on.x(x)} ${on.y(y)}`).join('L')}`).join('')
}

const furniture = { fill: paper, stroke: ink, strokeWidth: 1.1 }

function splash(on: Scale, part: string) {
  return (
    <>
      <Box
        {...{ on, from: [5, 36], to: [115, 54] }}
        fill="var(--color-edge-mid)"
        className={part}
      />
      <path
        d={pathOf(
          on,
          [
            [24, 36],
            [36, 54],
            [42, 54],
            [30, 36],
          ],
          [
            [88, 36],
            [100, 54],
            [104, 54],
            [92, 36],
          ],
        )}
        fill={paper}
        fillOpacity=".18"
        stroke="none"
      />
      <Box {...{ on, from: [20, 42], to: [24, 48] }} fill={paper} strokeWidth={0.9} />
      <Box {...{ on, from: [98, 42], to: [102, 48] }} fill={paper} strokeWidth={0.9} />
      <Box {...{ on, from: [5, 54], to: [43, 88] }} {...furniture} />
      <Box {...{ on, from: [77, 54], to: [115, 88] }} {...furniture} />
      <path
        d={pathOf(
          on,
          [
            [24, 54],
            [24, 88],
          ],
          [
            [96, 54],
            [96, 88],
          ],
        )}
        stroke={ink}
        strokeWidth="1.1"
      />
      <path
        d={`${pathOf(on, [
          [45, 62],
          [53, 72],
          [53, 88],
          [67, 88],
          [67, 72],
          [75, 62],
        ])}Z`}
        {...furniture}
        fill={stone}
      />
      <Box {...{ on, from: [6, 0], to: [114, 34.5] }} {...furniture} />
      <Box {...{ on, from: [45, 0], to: [75, 36] }} {...furniture} fill={stone} />
      <path
        d={pathOf(
          on,
          [
            [25, 0],
            [25, 34.5],
          ],
          [
            [95, 0],
            [95, 34.5],
          ],
          [
            [48, 29],
            [72, 29],
          ],
          [
            [49, 6],
            [71, 6],
            [71, 24],
            [49, 24],
            [49, 6],
          ],
        )}
        stroke={ink}
        strokeWidth="1.1"
      />
      <Box {...{ on, from: [4, 34.5], to: [45, 36] }} fill={ink} stroke="none" />
      <Box {...{ on, from: [75, 34.5], to: [116, 36] }} fill={ink} stroke="none" />
    </>
  )
}

function displayCase(on: Scale, part: string) {
  return (
    <>
      <Box {...{ on, from: [9, 0], to: [33, 32] }} {...furniture} fill={stone} />
      <Box
        {...{ on, from: [9, 32], to: [33, 70] }}
        fill={glass}
        strokeWidth={1.6}
        className={part}
      />
      <path
        d={pathOf(
          on,
          [
            [9.8, 45],
            [32.2, 45],
          ],
          [
            [9.8, 57.5],
            [32.2, 57.5],
          ],
        )}
        strokeWidth="1.4"
      />
      <path
        d={pathOf(
          on,
          [
            [13, 34],
            [20, 68],
          ],
          [
            [17, 34],
            [24, 68],
          ],
        )}
        stroke={paper}
        strokeWidth="2.5"
      />
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

function transom(on: Scale, part: string) {
  return (
    <>
      <Box {...{ on, from: [5, 0], to: [43, 99] }} {...furniture} fill={stone} />
      <Box {...{ on, from: [8, 0], to: [40, 80] }} {...furniture} />
      <Box {...{ on, from: [13, 44], to: [35, 74] }} fill="none" stroke={ink} strokeWidth={1} />
      <Box {...{ on, from: [13, 8], to: [35, 34] }} fill="none" stroke={ink} strokeWidth={1} />
      <path
        d={pathOf(on, [
          [37, 38],
          [33.5, 38],
        ])}
        stroke={ink}
        strokeWidth="2.5"
      />
      <Box
        {...{ on, from: [8, 83], to: [40, 96] }}
        fill={glass}
        strokeWidth={1.6}
        className={part}
      />
      <path
        d={pathOf(
          on,
          [
            [16, 84],
            [22, 95],
          ],
          [
            [20, 84],
            [26, 95],
          ],
        )}
        stroke={paper}
        strokeWidth="2.5"
      />
    </>
  )
}

function chair(on: Scale, at: number, away: 1 | -1) {
  const x = (inches: number) => at + away * inches
  return (
    <path
      d={pathOf(
        on,
        [
          [x(0), 0],
          [x(1), 17.5],
          [x(15), 17.5],
          [x(17), 0],
        ],
        [
          [x(15), 17.5],
          [x(18.5), 34],
        ],
      )}
      stroke={ink}
      strokeWidth="1.6"
    />
  )
}

function tabletop(on: Scale, part: string) {
  return (
    <>
      {chair(on, 16, -1)}
      {chair(on, 64, 1)}
      <path
        d={pathOf(
          on,
          [
            [20, 0],
            [26, 28.6],
            [32, 0],
          ],
          [
            [48, 0],
            [54, 28.6],
            [60, 0],
          ],
          [
            [23, 12],
            [57, 12],
          ],
        )}
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

function hearth(on: Scale, part: string) {
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
      <path
        d={pathOf(
          on,
          [
            [24, 3],
            [46, 6.5],
          ],
          [
            [24, 6.5],
            [46, 3],
          ],
        )}
        stroke={stone}
        strokeWidth="3"
      />
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
      <path
        d={pathOf(
          on,
          [
            [19, 0],
            [19, 3],
          ],
          [
            [51, 0],
            [51, 3],
          ],
        )}
        stroke={ink}
        strokeWidth="3"
      />
    </>
  )
}

function sash(on: Scale, part: string) {
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
      <path
        d={pathOf(on, [
          [7, 63.2],
          [39, 63.2],
        ])}
        stroke={ink}
        strokeWidth="2.5"
      />
      <Box {...{ on, from: [1, 26.5], to: [45, 29] }} fill={ink} stroke="none" />
    </>
  )
}

/** What is made once, along one wall: in the order of its notes, each with what is measured of it. */
export const pieces: Piece[] = [
  { widthIn: 120, measured: { from: 5, to: 115, at: 97, work: 89 }, draw: splash },
  { widthIn: 42, measured: { from: 9, to: 33, at: 79, work: 71 }, draw: displayCase },
  { widthIn: 48, measured: { from: 8, to: 40, at: 107, work: 97 }, draw: transom },
  { widthIn: 80, measured: { from: 10, to: 70, at: 44, work: 31 }, draw: tabletop },
  { widthIn: 70, measured: { from: 15, to: 55, at: 42, work: 35 }, draw: hearth },
  { widthIn: 46, measured: { from: 8, to: 22, at: 104, work: 97 }, draw: sash },
]
