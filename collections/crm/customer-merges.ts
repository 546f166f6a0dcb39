import type { CollectionConfig } from 'payload'
import { closed } from '../access/rules'
import { slugs } from '../slugs'

/** That two customers were one, and all that is needed to take them apart again. Written by services alone. */
export const CustomerMerges: CollectionConfig = {
  slug: slugs.customerMerges,
  admin: { hidden: true },
  access: closed,
  fields: [
    { name: 'kept', type: 'relationship', relationTo: slugs.customers, index: true },
    { name: 'gone', type: 'relationship', relationTo: slugs.customers, index: true },
    // An address, since an account may go and what it did stays.
    { name: 'by', type: 'text', required: true },
    /** What the one who is kept knew before, and knew then. */
    { name: 'facts', type: 'json', required: true, admin: { hidden: true } },
    /** Which rows came to him. */
    { name: 'moved', type: 'json', required: true, admin: { hidden: true } },
    { name: 'undoneAt', type: 'date' },
    { name: 'undoneBy', type: 'text' },
  ],
}
