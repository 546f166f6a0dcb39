import type { ReactNode } from 'react'

export const ink = 'var(--color-text)'
export const glass = 'var(--color-edge-tint)'
export const paper = 'var(--color-paper)'
export const stone = 'var(--color-stone)'

/** What stands around a piece of glass. */
export const furniture = { fill: paper, stroke: ink, strokeWidth: 1.1 }

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
export function Box({ on, from: [left, low], to: [right, high], ...look }: BoxProps & Look) {
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

/** Lines between points in inches, each written as `x y, x y`. */
export function pathOf(on: Scale, ...lines: string[]): string {
  const placed = (point: string) => {
    const [x = 0, y = 0] = point.trim().split(' ').map(Number)
    return `${on.x(x)} ${on.y(y)}`
  }
  return lines.map((line) => `M${line.split(',').map(placed).join('L')}`).join('')
}

/** Light that lies across a pane. */
export function Shine({ on, lines }: { on: Scale; lines: string[] }) {
  return <path d={pathOf(on, ...lines)} stroke={paper} strokeWidth="2.5" />
}
