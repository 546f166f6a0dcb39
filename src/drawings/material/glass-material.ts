/** The looks that glass can be drawn in. */
export type GlassMaterial =
  'clear' | 'low_iron' | 'etch' | 'rain' | 'reeded' | 'film' | 'bronze' | 'gray' | 'mirror'

/** By the words of a key, so that a shop's own finishes have their look too. */
const materials = new Map<string, GlassMaterial>([
  ['iron', 'low_iron'],
  ['etch', 'etch'],
  ['etched', 'etch'],
  ['frosted', 'etch'],
  ['satin', 'etch'],
  ['rain', 'rain'],
  ['reeded', 'reeded'],
  ['fluted', 'reeded'],
  ['patterned', 'reeded'],
  ['film', 'film'],
  ['bronze', 'bronze'],
  ['gray', 'gray'],
  ['grey', 'gray'],
  ['mirror', 'mirror'],
])

/** What a finish looks like, by its key in the price list; clear where nothing is known of it. */
export function materialOf(finishKey: string | null): GlassMaterial {
  const words = finishKey?.toLowerCase().split(/[^a-z]+/) ?? []
  return words.flatMap((word) => materials.get(word) ?? []).at(0) ?? 'clear'
}

/**
 * How much of a material is drawn: all of it, a veil over what stands behind it while that moves, or its
 * colour and edge alone.
 */
export type MaterialDetail = 'full' | 'veiled' | 'flat'

/** Below this many px to the inch a texture would be noise. */
const leastForTexturePxPerIn = 2

export function detailAt(pxPerIn: number, isMoving: boolean): MaterialDetail {
  if (pxPerIn < leastForTexturePxPerIn) return 'flat'
  return isMoving ? 'veiled' : 'full'
}
