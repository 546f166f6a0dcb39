const vulgarFractions: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/**
 * One plain spelling for the many ways to type a length: fractions of one character, typographic
 * quotes and primes, dashes, unusual spaces, and units by their English or Spanish name all become `36 5/8"` and `3' 2"`.
 */
export function normaliseLength(text: string): string {
  return (
    text
      .replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (sign) => ` ${vulgarFractions[sign] ?? sign} `)
      // Before the compatibility form, which would take accents apart.
      .replace(/[′‘’‛ʹʼ`´]/g, "'")
      .replace(/[″“”„‟ʺ˝]/g, '"')
      .normalize('NFKC')
      .toLowerCase()
      .replace(/''/g, '"')
      .replace(/[⁄∕÷]/g, '/')
      .replace(/[‐‑‒–—―−]/g, '-')
      .replace(/(?:feet|foot|ft|pies|pie)(?![a-z])\.?/g, "'")
      .replace(/(?:inches|inch|in|pulgadas|pulgada|pulg)(?![a-z])\.?/g, '"')
      .replace(/\s+/g, ' ')
      .replace(/ ?(['"]) ?/g, '$1')
      .trim()
  )
}
