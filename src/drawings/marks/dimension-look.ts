import type { SVGAttributes } from 'react'

/** How a dimension is drawn, in units of the drawing it stands in. */
export type DimensionLook = {
  /** How far the line runs on past its ends. */
  overshoot: number
  /** The slash at each end: half of its height, its thickness, and its colour if it has one of its own. */
  slash: { half: number; width: number; colour?: string }
  /** Half of the stroke across each end; 0 is none. */
  cross: number
  /** What stays free on either side of the figure. */
  gap: number
  /** How much of the line there must be on either side of the figure for it to stand in it. */
  stub: number
  /** The lines from the work: how far off it they begin, and how far past the dimension they run. */
  witness: { fromWork: number; past: number; width: number; opacity: number }
  /** Where the line is too short for its figure: the figure stands beside it, or the line outside. */
  cramped: 'figure beside' | 'line outside'
  /** Heights are read from the right; else every figure stands upright. */
  isTurned: boolean
  /** How the figure is set, and what brings its middle to the line. */
  figure: Pick<SVGAttributes<SVGTextElement>, 'className' | 'dominantBaseline' | 'dy'>
}

/** As on the drawing board: crossed ends, heights read from the right. */
export const drafted: DimensionLook = {
  overshoot: 0,
  slash: { half: 4, width: 1.75 },
  cross: 8,
  gap: 14,
  stub: 0,
  witness: { fromWork: 14, past: -8, width: 0.75, opacity: 0.6 },
  cramped: 'figure beside',
  isTurned: true,
  figure: { className: 'font-sans figures', dominantBaseline: 'central' },
}

/** As in an illustration: the line and its slashes alone, every figure upright. */
export const sketched: DimensionLook = {
  overshoot: 6,
  slash: { half: 5, width: 1.5 },
  cross: 0,
  gap: 9.5,
  stub: 6,
  witness: { fromWork: 0, past: 6, width: 1, opacity: 0.55 },
  cramped: 'line outside',
  isTurned: false,
  figure: { className: 'figures', dy: '0.36em' },
}
