import type { Field } from 'payload'
import { within } from './bounds'

/** The place of a row in its list: lowest first, then by age. */
export function displayOrder(description = 'Lowest first.'): Field {
  return {
    name: 'displayOrder',
    type: 'number',
    defaultValue: 0,
    required: true,
    index: true,
    validate: within({ min: 0, max: 100_000, whole: true }),
    admin: { position: 'sidebar', step: 10, description },
  }
}
