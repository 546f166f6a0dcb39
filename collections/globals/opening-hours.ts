import type { GroupField } from 'payload'

/** A week as customers read it. */
export function openingHours(name: string, description: string): GroupField {
  return {
    name,
    type: 'group',
    admin: { description },
    fields: [
      { name: 'weekdays', localized: true, type: 'text', maxLength: 100 },
      { name: 'saturday', localized: true, type: 'text', maxLength: 100 },
      { name: 'sunday', localized: true, type: 'text', maxLength: 100 },
    ],
  }
}
