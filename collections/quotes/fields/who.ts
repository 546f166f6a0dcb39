import type { Field } from 'payload'
import { slugs } from '../../slugs'

export const who: Field[] = [
  {
    name: 'user',
    type: 'relationship',
    label: 'Account',
    relationTo: slugs.users,
    index: true,
    admin: { description: 'Of whoever saved it on the site; a caller has none.' },
  },
  {
    name: 'customer',
    type: 'relationship',
    relationTo: slugs.customers,
    index: true,
    admin: { description: 'On what the office made.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'customerName',
        type: 'text',
        required: true,
        maxLength: 150,
        admin: { width: '50%' },
      },
      { name: 'customerEmail', type: 'email', admin: { width: '50%' } },
      { name: 'customerPhone', type: 'text', maxLength: 40, admin: { width: '50%' } },
      { name: 'projectAddress', type: 'text', maxLength: 300, admin: { width: '50%' } },
    ],
  },
]
