/** A name of several words that no line breaks, neither at its spaces nor at its dashes. */
export function onOneLine(name: string): string {
  return name.replaceAll(' ', '\u00a0').replace(/(?<=\S)[–—-](?=\S)/g, '\u2060$&\u2060')
}
