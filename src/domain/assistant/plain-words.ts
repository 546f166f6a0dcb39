/** Lower case, no accents, one blank between words: `¿Cuánto  Cuesta?` becomes ` cuanto cuesta `. */
export function plainWords(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}/]+/gu, ' ')
    .trim()
  return ` ${plain} `
}

/** Whether a word of `plain` begins with `term`; both as `plainWords` leaves them. */
export function holds(plain: string, term: string): boolean {
  const wanted = plainWords(term).trimEnd()
  return wanted.trim() !== '' && plain.includes(wanted)
}
