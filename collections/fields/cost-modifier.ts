import type { Field, NumberFieldSingleValidation } from 'payload'
import { boundsProblem } from './bounds'

const largestFixedAmount = 100_000

/** Why a modifier is out of bounds, or null: no typo may make a negative price. */
export function modifierProblem(type: unknown, value: number): string | null {
  if (type === 'percentage') return boundsProblem(value, { above: -100, max: 1000, decimals: 4 })
  return boundsProblem(value, { min: 0, max: largestFixedAmount, decimals: 2 })
}

const validate: NumberFieldSingleValidation = (value, { siblingData }) => {
  if (typeof value !== 'number') return 'Please enter a number.'
  return modifierProblem((siblingData as Record<string, unknown>).costModifierType, value) ?? true
}

/** How a finish or a factor changes a price. */
export function costModifier(descriptions: { type: string; value: string }): Field {
  return {
    type: 'row',
    fields: [
      {
        name: 'costModifierType',
        type: 'select',
        required: true,
        defaultValue: 'percentage',
        options: [
          { label: 'Percentage', value: 'percentage' },
          { label: 'Fixed amount', value: 'fixed_amount' },
        ],
        admin: { width: '50%', description: descriptions.type },
      },
      {
        name: 'costModifierValue',
        type: 'number',
        required: true,
        defaultValue: 0,
        validate,
        admin: { width: '50%', description: descriptions.value },
      },
    ],
  }
}
