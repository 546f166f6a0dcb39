const texts = ['name', 'description', 'taxType', 'title', 'reason'] as const
/** What the office names a row by. */
const names: readonly string[] = ['name', 'taxType']

type Languages = { reader: string; office: string }

/**
 * Rows that were read in every language at once (`name: { en, es }`), in the reader's, or else in
 * the office's. Where the two differ the row keeps what the office calls it as `officeName`.
 */
export function rowsInLanguage(rows: readonly unknown[], languages: Languages): unknown[] {
  return rows.map((row) => (isRecord(row) ? inLanguage(row, languages) : row))
}

function inLanguage(row: Record<string, unknown>, { reader, office }: Languages) {
  const told: Record<string, unknown> = { ...row }
  for (const field of texts) {
    const value = row[field]
    if (!isRecord(value)) continue
    const own = value[office]
    told[field] = value[reader] ?? own
    if (names.includes(field) && told[field] !== own) told.officeName = own
  }
  return told
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
