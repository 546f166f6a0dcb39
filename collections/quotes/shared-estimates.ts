import type { CollectionConfig } from 'payload'
import { closed } from '../access/rules'
import { slugs } from '../slugs'

/**
 * An estimate that a visitor made a link of: the inputs and the document as it was priced. Services alone
 * read and write it, whoever holds the link sees it, and it goes once its price has run out. Whom a link
 * was sent to is not kept.
 */
export const SharedEstimates: CollectionConfig = {
  slug: slugs.sharedEstimates,
  labels: { singular: 'Shared estimate', plural: 'Shared estimates' },
  admin: { hidden: true },
  access: closed,
  fields: [
    { name: 'linkHash', type: 'text', required: true, unique: true, index: true },
    { name: 'request', type: 'json', required: true, admin: { hidden: true } },
    { name: 'paper', type: 'json', required: true, admin: { hidden: true } },
    { name: 'validUntil', type: 'date', required: true, index: true },
  ],
}
