import type { Quad } from '../place/quad'
import type { Recipe } from './recipes'

export type Size = { width: number; height: number }

/** A pane as it is to be shown. */
export type Glazing = {
  /** Open, in shares of the picture. */
  quad: Quad
  recipe: Recipe
  /** From 0 to 100. */
  opacity: number
  /** Width and height in inches: what its proportions are, seen straight on. */
  pane: Size
  /** Whether it hangs on hinges and has a pull. */
  isHung: boolean
}

export type Frame = {
  glazing: Glazing | null
  /** In px of the device. */
  size: Size
  /** Px of the device to one of the page. */
  density: number
}

/** Where glass is drawn over a picture: transparent wherever there is none. */
export type Surface = {
  canvas: HTMLCanvasElement
  /** Whether it shows everything, or the plain kind that neither refracts nor follows perspective. */
  isFine: boolean
  show: (picture: HTMLImageElement) => void
  draw: (frame: Frame) => void
  /** Gives back everything that it holds. */
  close: () => void
}
