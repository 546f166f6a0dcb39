import { formatInches } from '@/domain/measure/format-length'
import { nextSixteenth, previousSixteenth } from '@/domain/measure/sixteenths'
import { judgeDimension } from './judge-dimension'
import type { DimensionRule } from './judge-dimension'

const sixteenth = 0.0625

/**
 * The text after one step up or down. What cannot be read is not stepped: null leaves it as it is.
 * An empty field starts at the least that it takes.
 */
export function stepDimension(text: string, rule: DimensionRule, direction: 1 | -1): string | null {
  if (text.trim() === '') return direction === 1 ? write(rule.least, rule) : null
  const reading = judgeDimension(text, { ...rule, least: 0, most: Number.MAX_VALUE })
  if (!reading.ok) return null
  const value = rule.unit === 'ft' ? reading.inches / 12 : reading.inches
  const stepped =
    rule.stepBy === sixteenth
      ? direction === 1
        ? nextSixteenth(value)
        : previousSixteenth(value)
      : value + direction * rule.stepBy
  return write(Math.min(rule.most, Math.max(rule.least, stepped)), rule)
}

function write(value: number, rule: DimensionRule): string {
  const tidy = Number(value.toFixed(4))
  return rule.unit === 'in' ? formatInches(tidy) : String(tidy)
}
