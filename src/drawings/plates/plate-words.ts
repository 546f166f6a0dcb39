/** What a drawing says in the reader's language; it is made of what it is handed. */
export type PlateFigures = {
  /** One sentence that says what is drawn. */
  label: string
  /** A length in inches with its sign: `36 5/8″`. */
  inches: (length: number) => string
}

/** A length as it stands in a dimension line. */
export function inchMark(written: string): string {
  return `${written}″`
}
