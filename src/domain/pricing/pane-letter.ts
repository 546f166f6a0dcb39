/** The letter of a pane among several, counted from 0: A, B, C. */
export function paneLetter(index: number): string {
  return String.fromCharCode(65 + index)
}
