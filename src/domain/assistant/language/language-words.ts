export type LanguageWords = {
  empty: ReadonlySet<string>
  /** What people write often, however little it has to do with glass: it is not misspelt. */
  common: ReadonlySet<string>
  short: ReadonlyMap<string, string>
}

export function wordList(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''))
}
