/** The id behind a relation, whether it came as a number, a text or a whole row. */
export function relationId(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value)
  if (typeof value === 'object' && value !== null && 'id' in value) return relationId(value.id)
  return null
}
