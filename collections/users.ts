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
  fields: [],
}
