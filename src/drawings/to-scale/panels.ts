import type { Rect } from '../marks/shapes'

/** A panel as it is seen from the front. */
export type PanelSize = { widthIn: number; heightIn: number }

type Place = {
  /** The left edge of the first, and the floor that all of them stand on, in px. */
  left: number
  floorY: number
  pxPerIn: number
  /** Free between two of them. */
  gapIn?: number
}

/** How wide panels are side by side, and how high the tallest is. */
export function extentOf(panels: readonly PanelSize[], gapIn = 0): PanelSize {
  const gaps = gapIn * Math.max(panels.length - 1, 0)
  return {
    widthIn: panels.reduce((sum, { widthIn }) => sum + widthIn, gaps),
    heightIn: Math.max(0, ...panels.map(({ heightIn }) => heightIn)),
  }
}

/** Panels side by side from the left, on one floor, each with its place in px. */
export function standPanels<Panel extends PanelSize>(
  panels: readonly Panel[],
  { left, floorY, pxPerIn, gapIn = 0 }: Place,
): (Panel & Rect)[] {
  let x = left
  return panels.map((panel) => {
    const width = panel.widthIn * pxPerIn
    const height = panel.heightIn * pxPerIn
    const stood = { ...panel, x, y: floorY - height, width, height }
    x += width + gapIn * pxPerIn
    return stood
  })
}

type Box = { width: number; height: number }

/**
 * Panels as large as they fit into a box, in its middle and on its floor, with the size of them all; null
 * where there is nothing to draw.
 */
export function fitPanels<Panel extends PanelSize>(
  panels: readonly Panel[],
  box: Box,
  gapIn = 0,
): (Box & { panes: (Panel & Rect)[] }) | null {
  const { widthIn, heightIn } = extentOf(panels, gapIn)
  if (widthIn <= 0 || heightIn <= 0) return null
  const pxPerIn = Math.min(box.width / widthIn, box.height / heightIn)
  const size = { width: widthIn * pxPerIn, height: heightIn * pxPerIn }
  const left = (box.width - size.width) / 2
  return { ...size, panes: standPanels(panels, { left, floorY: box.height, pxPerIn, gapIn }) }
}
