import { formatWorkedOut } from '@/domain/measure/format-length'
import { knownThicknesses, isSameThickness } from '@/domain/pricing/thickness'
import { figureKeys } from './rule-names'

const units = [
  ['SqFt', 'sq ft'],
  ['Days', 'days'],
  ['Lb', 'lb'],
  ['Mm', 'mm'],
  ['In', 'in'],
] as const

/** The limits of a rule as a list shows them, `84 in`; weights of glass, which are no limits, are left out. */
export function limitWords(figures: readonly unknown[]): string[] {
  return figures.flatMap((figure) => {
    if (typeof figure !== 'object' || figure === null) return []
    const { key, value, thicknessMm } = figure as Record<string, unknown>
    if (typeof value !== 'number' || !figureKeys.some((known) => known === key)) return []
    const name = String(key)
    if (/lbPerSqFt$/i.test(name)) return []
    const unit = units.find(([end]) => name.endsWith(end))?.[1] ?? ''
    const said = `${unit === 'in' ? formatWorkedOut(value) : value} ${unit}`
    return [typeof thicknessMm === 'number' ? `${said} at ${thicknessWords(thicknessMm)}` : said]
  })
}

function thicknessWords(mm: number): string {
  const known = knownThicknesses.find((option) => isSameThickness(option.mm, mm))
  return known ? `${known.inches} in` : `${mm} mm`
}
