import type { KeyedDimension } from '../marks/shapes'
import type { PaneField } from './pane-field'

/** A size whose figure is tinted, as one that changed. */
export type MarkedSize = { pane: number; field: PaneField }

type Panes = readonly { widthIn: number; heightIn: number }[]

/** Tints the figures of some sizes; what another pane says as well is tinted there. */
export function withMarks<Layout extends { dimensions: KeyedDimension[] }>(
  layout: Layout,
  marked: readonly MarkedSize[] = [],
  panes: Panes = [],
): Layout {
  if (marked.length === 0) return layout
  const { dimensions } = layout
  const has = (key: string) => dimensions.some((dimension) => dimension.key === key)
  const keys = marked.map(({ pane, field }) => {
    const own = `${field}-${pane}`
    if (has(own)) return own
    const side = field === 'width' ? 'widthIn' : 'heightIn'
    const saidBy = panes.findIndex(
      (other, index) => other[side] === panes[pane]?.[side] && has(`${field}-${index}`),
    )
    return `${field}-${saidBy}`
  })
  const tint = (dimension: KeyedDimension): KeyedDimension =>
    keys.includes(dimension.key) ? { ...dimension, tone: 'focus' } : dimension
  return { ...layout, dimensions: dimensions.map(tint) }
}
