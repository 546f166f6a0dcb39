import type { CollectionConfig } from 'payload'
import { slugs } from './slugs'

export const Users: CollectionConfig = {
  slug: slugs.users,
  auth: true,
  access: {
    create: () => false,
    read: () => false,
    update: () => false,
    delete: () => false,
  },
  fields: [
    { name: 'fullName', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      options: ['customer', 'staff', 'admin'],
      required: true,
      defaultValue: 'customer',
    },
  ],
}
