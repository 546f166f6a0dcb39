import type { CollectionConfig } from 'payload'
import { locales } from '@/config/locales'
import { closed } from '../access/rules'
import { slugs } from '../slugs'

/**
 * An account that wants another address: it changes once whoever reads the old one and whoever reads the new one
 * have said yes. Services alone read and write it; of the two secrets that were mailed only the hashes are here,
 * and each goes when it is used.
 */
export const EmailChanges: CollectionConfig = {
  slug: slugs.emailChanges,
  labels: { singular: 'Change of address', plural: 'Changes of address' },
  admin: { hidden: true },
  access: closed,
  fields: [
    {
      name: 'user',
      type: 'relationship',
      relationTo: slugs.users,
      required: true,
      unique: true,
    },
    { name: 'oldEmail', type: 'email', required: true },
    { name: 'newEmail', type: 'email', required: true },
    { name: 'oldHash', type: 'text', unique: true, index: true },
    { name: 'newHash', type: 'text', unique: true, index: true },
    { name: 'language', type: 'select', required: true, options: [...locales] },
    { name: 'endsAt', type: 'date', required: true, index: true },
  ],
}
