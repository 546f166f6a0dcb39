/** What a plate can open with; each is drawn once, in `src/drawings/plates`. */
export const plateDrawings = [
  'shower',
  'mirrors',
  'window',
  'doors',
  'shelf',
  'stairs',
  'storefront',
  'wall',
  'broken',
  'table',
  'office',
  'one-offs',
] as const

export type PlateDrawing = (typeof plateDrawings)[number]

/** What a chapter about limits can show, with figures of the glass rules where there are any. */
export const limitDrawings = [
  'shower-heights',
  'mirror-shapes',
  'window-panes',
  'flame-panes',
] as const

export type LimitDrawing = (typeof limitDrawings)[number]

/** What the parts of a chapter can be drawn as, each once in `src/drawings/plates`. */
export const partDrawings = [
  ...(['mirror-size', 'mirror-edge', 'mirror-thickness'] as const),
  ...(['mirror-cutout', 'mirror-backing', 'mirror-mounting'] as const),
  ...(['hinge-standard', 'hinge-larger', 'hinge-three', 'clamp'] as const),
  ...(['hinge-third', 'hinge-largest'] as const),
  ...(['channel', 'header', 'pull', 'sweep'] as const),
  ...(['kind-window', 'kind-door', 'kind-shower'] as const),
  ...(['edge-flat', 'edge-pencil', 'edge-bevel'] as const),
  ...(['guard-channel', 'guard-standoff', 'guard-post'] as const),
  ...(['agreed-template', 'agreed-drawing', 'agreed-signed'] as const),
  ...(['kind-railing', 'kind-mirror', 'kind-stair'] as const),
] as const

export type PartDrawing = (typeof partDrawings)[number]

/** The metals that hardware is drawn in. */
export const metalKeys = ['chrome', 'nickel', 'black', 'brass'] as const

export type MetalKey = (typeof metalKeys)[number]

/**
 * What stands behind a fact of a page: the company says how long it answers for its work, what it holds
 * and how long glass is made, and a fact that it does not back is not shown. `word` is the page's own.
 */
export const factSources = ['word', 'warranty', 'certifications', 'making'] as const

export type FactSource = (typeof factSources)[number]
