import type { PriceRule } from './apply-rule'

/** What a set is called as long as nobody names it: `Tempered, +4%`; empty where nothing changes. */
export function titleOfRule(rows: string, { by, value }: PriceRule): string {
  if (value === 0) return ''
  const sign = value > 0 ? '+' : '−'
  const figure = Math.abs(value)
  const step = by === 'percent' ? `${figure}%` : `$${figure.toFixed(2)}`
  const name = rows.trim()
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${sign}${step}`
}

type Named = { title: string; proposedTitle: string; rule: PriceRule; ticked: readonly unknown[] }

/** The name that follows what is asked for and by how much, as long as nobody typed another. */
export function retitled(
  draft: Named,
  rows: string,
): Partial<Pick<Named, 'title' | 'proposedTitle'>> {
  if (draft.ticked.length === 0) return {}
  const proposedTitle = titleOfRule(rows, draft.rule)
  return {
    proposedTitle,
    ...(draft.title === draft.proposedTitle && { title: proposedTitle }),
  }
}
