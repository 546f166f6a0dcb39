import type { CollectionConfig } from 'payload'
import { closed } from '../access/rules'
import { slugs } from '../slugs'

/**
 * The secret addresses under which calendars read visits. The secret itself is not here: it is computed
 * from the nonce, and found by its hash.
 */
export const CalendarFeeds: CollectionConfig = {
  slug: slugs.calendarFeeds,
  labels: { singular: 'Calendar feed', plural: 'Calendar feeds' },
  admin: { hidden: true, useAsTitle: 'whose' },
  access: closed,
  fields: [
    // `all`, or `user:` and an id
    { name: 'whose', type: 'text', required: true, unique: true },
    { name: 'nonce', type: 'text', required: true },
    { name: 'secretHash', type: 'text', required: true, unique: true, index: true },
  ],
}
