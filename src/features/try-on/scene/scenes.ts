import type { StaticImageData } from 'next/image'
import type { Quad } from '../place/quad'

export const openingKinds = ['door', 'window', 'shower'] as const
export type OpeningKind = (typeof openingKinds)[number]

/** A room of ours to try glass in. */
export type Room = {
  id: string
  name: string
  alt: string
  picture: StaticImageData
  kind: OpeningKind
  /** Its opening in the picture. */
  opening: Quad
  /** Whether hinges and a pull are in the picture already. */
  hasHardware: boolean
}

/** Where the glass stands in a picture of which nothing is known: upright in its middle. */
export const openingOfAnyPhoto: Quad = [
  { x: 0.34, y: 0.18 },
  { x: 0.66, y: 0.18 },
  { x: 0.66, y: 0.82 },
  { x: 0.34, y: 0.82 },
]
