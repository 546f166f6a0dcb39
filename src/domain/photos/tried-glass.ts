/** What a picture of the try-on may show in an opening; so it is told from what there is. */
const triedGlasses = [
  'etched',
  'clear',
  'clearLowIron',
  'bronze',
  'gray',
  'rain',
  'reeded',
  'laminated',
  'laminatedLowIron',
  'tempered',
  'temperedLowIron',
] as const

export type TriedGlass = (typeof triedGlasses)[number]

export function isTriedGlass(text: string | null): text is TriedGlass {
  return triedGlasses.some((glass) => glass === text)
}
