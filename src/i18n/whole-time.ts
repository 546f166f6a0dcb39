/** A time or a span of times that no line parts: in some type the thin spaces that it is written with are next to nothing. */
export function wholeTime(time: string): string {
  // without spaces around it, as in Spanish, a line may end after the dash
  return time.replace(/[\u2009\u202f ]/g, '\u00a0').replace(/–(?=\d)/g, '–\u2060')
}
