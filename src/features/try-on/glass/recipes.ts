import type { TriedGlass } from '@/domain/photos/tried-glass'

export const styleIds = [
  'frosted',
  'clear',
  'tinted',
  'patterned',
  'laminated',
  'tempered',
] as const
export type StyleId = (typeof styleIds)[number]

/** The glasses of each style, the usual one first. */
export const glassesOf = {
  frosted: ['etched'],
  clear: ['clear', 'clearLowIron'],
  tinted: ['bronze', 'gray'],
  patterned: ['rain', 'reeded'],
  laminated: ['laminated', 'laminatedLowIron'],
  tempered: ['tempered', 'temperedLowIron'],
} as const satisfies Record<StyleId, readonly TriedGlass[]>

export type GlassId = (typeof glassesOf)[StyleId][number]

/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number]

/** What a glass does to the picture behind it. */
export type Recipe = {
  /** The share of each color that comes through when it is fully there. */
  passes: Rgb
  /** The white of a surface that scatters light, when it is fully there. */
  veil: number
  /** How much of what is behind is seen blurred: 0 sharp, 1 not at all sharp. */
  blur: number
  /** The fine noise of an etched surface. */
  grain: number
  ripple: 'none' | 'rain' | 'reeds'
  /** The strength of the light on its face; an etched one is matte and has none. */
  bands: number
  edge: Rgb
  /** The stamp that tempered glass carries in a corner. */
  hasMark: boolean
  /** The seam of the layer between two panes, seen along the edges. */
  hasInterlayer: boolean
}

const greenEdge: Rgb = [0.12, 0.44, 0.39]
const whiteEdge: Rgb = [0.5, 0.65, 0.66]

const clear: Recipe = {
  passes: [0.865, 0.955, 0.905],
  veil: 0,
  blur: 0,
  grain: 0,
  ripple: 'none',
  bands: 1,
  edge: greenEdge,
  hasMark: false,
  hasInterlayer: false,
}
/** Without iron: what is left is what every glass takes. */
const withoutGreen = { passes: [0.97, 0.97, 0.97], edge: whiteEdge } as const
const laminated: Recipe = { ...clear, passes: [0.88, 0.94, 0.905], hasInterlayer: true }
const tempered: Recipe = { ...clear, hasMark: true }

const recipes: Record<GlassId, Recipe> = {
  etched: {
    ...clear,
    passes: [0.95, 0.98, 0.96],
    veil: 0.46,
    blur: 1,
    grain: 0.05,
    bands: 0,
  },
  clear,
  clearLowIron: { ...clear, ...withoutGreen },
  bronze: { ...clear, passes: [0.52, 0.41, 0.32], bands: 0.4, edge: [0.16, 0.11, 0.07] },
  gray: { ...clear, passes: [0.4, 0.41, 0.43], bands: 0.4, edge: [0.1, 0.11, 0.12] },
  rain: { ...clear, passes: [0.92, 0.97, 0.94], veil: 0.08, blur: 0.3, ripple: 'rain', bands: 0 },
  reeded: {
    ...clear,
    passes: [0.92, 0.97, 0.94],
    veil: 0.06,
    blur: 0.2,
    ripple: 'reeds',
    bands: 0,
  },
  laminated,
  laminatedLowIron: { ...laminated, ...withoutGreen },
  tempered,
  temperedLowIron: { ...tempered, ...withoutGreen },
}

export function recipeOf(glass: GlassId): Recipe {
  return recipes[glass]
}

/** What a recipe takes of the light at an opacity from 0 to 100: with 0 neither tint nor veil is left. */
export function strengthOf(
  { passes, veil }: Recipe,
  opacity: number,
): { passes: Rgb; veil: number } {
  const share = opacity / 100
  const [red, green, blue] = passes
  const left = (color: number) => 1 - (1 - color) * share
  return { passes: [left(red), left(green), left(blue)], veil: veil * share }
}
