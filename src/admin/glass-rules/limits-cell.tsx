import type { DefaultServerCellComponentProps } from 'payload'
import { limitWords } from '@/domain/glass-rules/limit-words'

/** The limits of a rule in a list of rules: `84 in`, or those of each thickness. */
export function LimitsCell({ cellData }: DefaultServerCellComponentProps) {
  const figures: unknown[] = Array.isArray(cellData) ? cellData : []
  return <span>{limitWords(figures).join(', ') || '–'}</span>
}
