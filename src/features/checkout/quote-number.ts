/** `Q-000123`, as the customer knows it; undefined where the address names no quote. */
export function quoteNumber(id: string | undefined): string | undefined {
  return id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? `Q-${id.padStart(6, '0')}` : undefined
}
