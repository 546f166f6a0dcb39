import { limits, steps } from '@/domain/pricing/limits'
import { readThickness } from './general-draft'

/** The text a tenth of a millimetre up or down; null where what is typed cannot be read. */
export function stepThickness(text: string, direction: 1 | -1): string | null {
  const { least, most } = limits.thicknessMm
  if (text.trim() === '') return direction === 1 ? String(least) : null
  const mm = readThickness(text)
  if (mm === null) return null
  const stepped = Math.min(most, Math.max(least, mm + direction * steps.thicknessMm))
  return String(Number(stepped.toFixed(4)))
}
