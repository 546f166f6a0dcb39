/**
 * The ZIP code at the end of an address, by which a bookkeeper finds its local tax; empty where it has none.
 * A house number stands at its beginning, and a country may follow.
 */
export function placeOfAddress(address: string): string {
  const codes = [...address.matchAll(/(?<![\d#-])(\d{5})(?:-\d{4})?(?!\d)/g)]
  const last = codes.at(-1)
  if (last === undefined || (last.index === 0 && address.trim().length > last[0].length)) return ''
  return last[1] ?? ''
}
