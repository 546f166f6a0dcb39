import type { CollectionConfig } from 'payload'
import { publicContent } from '../access/rules'
import { groups } from '../admin-groups'
import { displayOrder } from '../fields/display-order'
import { slug } from '../fields/slug'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'

export const GalleryCategories: CollectionConfig = {
  slug: slugs.galleryCategories,
  labels: { singular: 'Gallery category', plural: 'Gallery categories' },
  admin: {
    group: groups.gallery,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'displayOrder'],
  },
  access: publicContent,
  defaultSort: 'displayOrder',
  hooks: {
    ...revalidates(slugs.galleryCategories),
    beforeDelete: [
      refuseWhileReferenced(
        [{ collection: slugs.galleryItems, field: 'category', called: 'gallery entries' }],
        'Move them to another category first.',
      ),
    ],
  },
  fields: [
    { name: 'name', localized: true, type: 'text', required: true, unique: true, maxLength: 100 },
    slug(),
    { name: 'description', localized: true, type: 'textarea', maxLength: 500 },
    displayOrder(),
  ],
}
