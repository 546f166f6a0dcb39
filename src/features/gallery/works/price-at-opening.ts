import { sizesOf } from '@/client/opening/opening'
import type { Opening } from '@/client/opening/opening'

/** The builder's address with the sizes of an opening; in inches by their marks, whatever a bare number means there. */
export function priceAtOpening(href: string, opening: Opening | null): string {
  const [path = '', search] = href.split('?')
  // where no kind of work is named yet, sizes have nothing to belong to
  if (opening === null || search === undefined) return href
  const { width, height } = sizesOf(opening)
  const query = new URLSearchParams(search)
  query.set('width', `${width}"`)
  query.set('height', `${height}"`)
  return `${path}?${query.toString()}`
}
