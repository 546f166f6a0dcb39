/** How a quote is called by people: `Q-` and its id padded to six digits. */
export function quoteNumber(id: number): string {
  return `Q-${String(id).padStart(6, '0')}`
}
