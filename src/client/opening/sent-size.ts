/** Ends without a unit of its own, which `6 ft` and `3' 2"` have; `3' 2` means inches already. */
const endsBare = /^[^a-z'"′″’”]*[\d½⅓⅔¼¾⅛⅜⅝⅞/.]\s*$/i

/** A size of a form in inches, with its unit said where it was typed without one. */
export function withInchesSaid(text: string): string {
  return endsBare.test(text) ? `${text.trim()}"` : text
}

/** A size that an address hands over; where its form was in inches, it says so once for all sizes. */
export function sentSize(query: URLSearchParams, side: 'width' | 'height'): string | null {
  const text = query.get(side)
  return text === null || query.get('unit') !== 'in' ? text : withInchesSaid(text)
}
