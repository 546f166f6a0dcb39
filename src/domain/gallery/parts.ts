/** How many works a page of the gallery carries, and one answer of its list. */
export const worksAtOnce = 24

/** How many pages so many works take; an empty gallery has one. */
export function partsOf(count: number): number {
  return Math.max(1, Math.ceil(count / worksAtOnce))
}

/** Where this part of the gallery stands, in the default language. */
export function partAddress(part: number): string {
  return part === 1 ? '/gallery' : `/gallery/page/${part}`
}

/** The number of a part as an address writes it; null where it is none. */
export function partOf(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null
}
