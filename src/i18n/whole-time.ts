/** A time or a span of times that no line parts: in some type the thin spaces that it is written with are next to nothing. */
export function wholeTime(time: string): string {
  // a line may end after a dash, even where a space follows that parts nothing
  return time.replace(/[\u2009\u202f ]/g, '\u00a0').replace(/–/g, '–\u2060')
}
