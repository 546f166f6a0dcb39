import type { CollectionConfig } from 'payload'
import { adminOnly, closed, ifWorksWithCustomers } from '../access/rules'
import { groups } from '../admin-groups'
import { slugs } from '../slugs'
import { privatePictures } from './private-pictures'

/**
 * Pictures of people's homes: they lie apart from those of the site, and their bytes go to nobody
 * else than the desk.
 */
export const Photos: CollectionConfig = {
  slug: slugs.photos,
  labels: { singular: 'Photo', plural: 'Photos' },
  admin: {
    group: groups.kept,
    description:
      'Of a job, for the office alone. JPEG, PNG or WebP of up to 15 MB; photos of an iPhone (HEIC) have to be saved as one of these first.',
    defaultColumns: ['filename', 'job', 'caption', 'createdAt'],
    listSearchableFields: ['caption', 'filename'],
  },
  access: {
    ...closed,
    create: ifWorksWithCustomers,
    read: ifWorksWithCustomers,
    update: ifWorksWithCustomers,
    delete: adminOnly,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  ...privatePictures(slugs.photos),
  fields: [
    { name: 'job', type: 'relationship', relationTo: slugs.jobs, required: true, index: true },
    { name: 'caption', type: 'text', label: 'What it shows', maxLength: 300 },
  ],
}
