import type { CollectionConfig } from 'payload'
import { isSiteAddress } from '../../src/domain/content/page-address'
import { publicContent } from '../access/rules'
import { groups } from '../admin-groups'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { refuseCircle } from './hooks/refuse-circle'

const address = (value: unknown) =>
  isSiteAddress(value) || 'An address on this site that begins with one slash, such as /about.'

/** Where visitors of an address that has moved are sent; written by hand or when a slug changes. */
export const Redirects: CollectionConfig = {
  slug: slugs.redirects,
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: groups.content,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'updatedAt'],
    description: 'An address counts only while no page stands there.',
  },
  access: publicContent,
  hooks: { ...revalidates(slugs.redirects), beforeValidate: [refuseCircle] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      validate: address,
      admin: { description: 'The old address, without the language.' },
    },
    { name: 'to', type: 'text', required: true, index: true, maxLength: 300, validate: address },
  ],
}
