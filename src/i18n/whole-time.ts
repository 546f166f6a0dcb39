/** A time or a span of times for a screen, whose lines do not part it: one may end after a dash, even where a space follows that parts nothing. */
export function wholeTime(time: string): string {
  return unparted(time).replace(/–/g, '–\u2060')
}

/**
 * The same for letters: with wide spaces (in some type thin ones are next to nothing), and without the mark that some
 * mail programs draw as a box. A line that ends after the dash leaves its space behind.
 */
export function timeForLetter(time: string): string {
  return unparted(time).replace(/–\u00a0/g, '– ')
}

function unparted(time: string): string {
  return time.replace(/[\u2009\u202f ]/g, '\u00a0')
}
