import { sizesOf } from '@/client/opening/opening'
import type { Opening } from '@/client/opening/opening'

/** The builder's address with the sizes of an opening; in inches by their marks, whatever a bare number means there. */
export function priceAtOpening(href: string, opening: Opening | null): string {
  if (opening === null) return href
  const { width, height } = sizesOf(opening)
  const [path = '', search] = href.split('?')
  const query = new URLSearchParams(search)
  query.set('width', `${width}"`)
  query.set('height', `${height}"`)
  return `${path}?${query.toString()}`
}
