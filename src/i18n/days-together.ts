/** Dates in a few words, whose lines part no number from the words beside it: `el 2 dic`, `28 dic 2026`. */
export function numbersTogether(dates: string): string {
  return dates.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, '\u00a0')
}

/** A date whose day and month no line parts: `Thursday, December 24`, `jueves, 24 de diciembre`. */
export function daysTogether(date: string): string {
  return date.replace(/\p{L}+ \d+$|\d+ de \p{L}+/u, (day) => day.replaceAll(' ', '\u00a0'))
}
