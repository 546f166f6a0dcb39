/** Lower case without accents: `Regadera de BAÑO` becomes `regadera de bano`. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** The words of a text, plain; figures and fractions (`36`, `1/2`) are words too. */
export function wordsOf(text: string): string[] {
  const joined = plain(text).replace(/(\p{Letter})['’](?=\p{Letter})/gu, '$1')
  return joined.match(/\p{Letter}+|\d+\/\d+|\d+(?:\.\d+)?/gu) ?? []
}
