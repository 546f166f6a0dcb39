import type { CollectionConfig } from 'payload'
import { closed } from '../access/rules'
import { slugs } from '../slugs'

/** Each event that Stripe delivered, once, in the transaction of what it changed. */
export const StripeEvents: CollectionConfig = {
  slug: slugs.stripeEvents,
  labels: { singular: 'Stripe event', plural: 'Stripe events' },
  admin: { hidden: true, useAsTitle: 'eventId' },
  access: closed,
  fields: [
    { name: 'eventId', type: 'text', required: true, unique: true, index: true },
    { name: 'type', type: 'text', required: true },
    { name: 'payment', type: 'relationship', relationTo: slugs.payments },
  ],
}
