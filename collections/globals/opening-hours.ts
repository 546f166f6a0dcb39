import type { GroupField } from 'payload'

/** A week as customers read it. */
export function openingHours(name: string, description: string): GroupField {
  return {
    name,
    type: 'group',
    admin: { description },
    fields: [
      { name: 'weekdays', type: 'text', maxLength: 100 },
      { name: 'saturday', type: 'text', maxLength: 100 },
      { name: 'sunday', type: 'text', maxLength: 100 },
    ],
  }
}
