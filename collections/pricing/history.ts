import type { CollectionConfig } from 'payload'

/** Who changed which price when; the newest fifty states of each row. */
export const pricingHistory: NonNullable<CollectionConfig['versions']> = { maxPerDoc: 50 }
