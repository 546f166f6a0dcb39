/**
 * `name` is what the reader sees. Where that is a translation, `officeName` is the office's own name
 * of the row: price rules read it, and saved quotes are kept under it.
 */
export type NamedRow = { id: number; name: string; officeName?: string }

/** The name that price rules and saved quotes go by. */
export function officeNameOf({ name, officeName }: Omit<NamedRow, 'id'>): string {
  return officeName ?? name
}

/**
 * A name that a quote was priced under, in the reader's language while the row is still called so;
 * of a row that is gone or has been renamed, the name that the quote kept.
 */
export function nameToShow(rows: readonly NamedRow[], kept: { id: number; name: string }): string {
  const row = rows.find(({ id }) => id === kept.id)
  return row && officeNameOf(row) === kept.name ? row.name : kept.name
}

/** The same for the tax of a region, which a quote keeps by its name alone. */
export function taxNameToShow(
  rules: readonly { regionId: number; taxType: string; officeName?: string }[],
  regionId: number,
  kept: string,
): string {
  const rule = rules.find((each) => each.regionId === regionId)
  return rule && (rule.officeName ?? rule.taxType) === kept ? rule.taxType : kept
}
