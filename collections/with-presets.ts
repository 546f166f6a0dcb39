import type { Access, CollectionConfig, Config } from 'payload'
import { worksHere, worksWithCustomers } from './access/roles'
import { ifWorksHere } from './access/rules'
import { viewerOf } from './access/viewer'
import { slugs } from './slugs'

/** Lists that are looked through every day, and often in the same way. */
const ofCustomers = [
  slugs.quotes,
  slugs.payments,
  slugs.customers,
  slugs.tasks,
  slugs.jobs,
  slugs.visits,
]
const lists: string[] = [...ofCustomers, slugs.inquiries, slugs.glassTypes, slugs.hardware]

/** What is looked for there can be kept under a name, for oneself or for everybody who works here. */
export function withPresets(collection: CollectionConfig): CollectionConfig {
  return lists.includes(collection.slug) ? { ...collection, enableQueryPresets: true } : collection
}

/** A filter can name a customer: who does not work with customers sees none of their lists'. */
const ofOwnLists: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (worksWithCustomers(viewer)) return true
  return worksHere(viewer) && { relatedCollection: { not_in: ofCustomers } }
}

export const queryPresets: NonNullable<Config['queryPresets']> = {
  access: { create: ifWorksHere, read: ofOwnLists, update: ofOwnLists, delete: ofOwnLists },
  // accounts are an administrator's to see, so nobody picks persons
  filterConstraints: ({ options }) =>
    options.filter((option) => typeof option === 'string' || option.value !== 'specificUsers'),
  constraints: {},
  labels: { singular: 'Kept filter', plural: 'Kept filters' },
}
