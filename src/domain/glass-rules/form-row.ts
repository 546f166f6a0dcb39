/** A row as its form in the admin stands, half typed or not. */
export type FormRow = Record<string, unknown>

/** What of a rule's form decides over verdicts; the same text twice means the same judgement. */
export function markOfRule(row: FormRow): string {
  const figures = figuresOf(row).map(({ key, value, thicknessMm }) => [
    key,
    value,
    thicknessMm ?? null,
  ])
  return JSON.stringify([row.rule ?? null, row.level ?? null, row.active !== false, figures])
}

/** The same of a row of hardware. */
export function markOfHardware(row: FormRow): string {
  const { part = null, hingeCount = null, carriesLb = null, carriesIn = null } = row
  return JSON.stringify([part, hingeCount, carriesLb, carriesIn, row.active !== false])
}

/** A figure that is half typed counts as none: without its figures a rule is silent. */
export function figuresOf({
  figures,
}: FormRow): { key: string; value: number; thicknessMm?: unknown }[] {
  const rows: unknown[] = Array.isArray(figures) ? figures : []
  return rows.filter(
    (row): row is { key: string; value: number } =>
      typeof row === 'object' &&
      row !== null &&
      typeof Reflect.get(row, 'key') === 'string' &&
      typeof Reflect.get(row, 'value') === 'number',
  )
}
