/** A date whose day and month no line parts: `Thursday, December 24`, `jueves, 24 de diciembre`. */
export function daysTogether(date: string): string {
  return date.replace(/\p{L}+ \d+$|\d+ de \p{L}+/u, (day) => day.replaceAll(' ', '\u00a0'))
}
