/** A state and its ZIP code stay on one line: `TX 75209`. */
export function wholeZip(address: string): string {
  return address.replace(/\b([A-Z]{2}) (?=\d{5}\b)/g, '$1\u00a0')
}
