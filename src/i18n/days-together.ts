/** Dates in a few words, whose lines part no number from what stands beside it: `el 2 dic`, `Nov 28, 2026`. */
export function numbersTogether(dates: string): string {
  return dates.replace(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)|(?<=\d,) (?=\d)/gu, '\u00a0')
}

/** A date, or one to another, that is parted after the dash alone: `Thu, Dec 10 – Thu, Dec 17`. */
export function spanTogether(span: string): string {
  return span.replaceAll(/(?<!–) /g, '\u00a0')
}

/** A date whose day and month no line parts: `Thursday, December 24`, `jueves, 24 de diciembre`. */
export function daysTogether(date: string): string {
  return date.replace(/\p{L}+ \d+$|\d+ de \p{L}+/u, (day) => day.replaceAll(' ', '\u00a0'))
}
