import type { CollectionConfig } from 'payload'
import { publicContent } from '../access/rules'
import { groups } from '../admin-groups'
import { displayOrder } from '../fields/display-order'
import { slug } from '../fields/slug'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'

export const GlassStyleCategories: CollectionConfig = {
  slug: slugs.glassStyleCategories,
  labels: { singular: 'Glass style category', plural: 'Glass style categories' },
  admin: {
    group: groups.gallery,
    useAsTitle: 'name',
    defaultColumns: ['name', 'slug', 'displayOrder'],
    description: 'The tabs of the glass styles page.',
  },
  access: publicContent,
  defaultSort: 'displayOrder',
  hooks: {
    ...revalidates(slugs.glassStyleCategories),
    beforeDelete: [
      refuseWhileReferenced(
        [{ collection: slugs.glassStyles, field: 'category', called: 'glass styles' }],
        'Move them to another category first.',
      ),
    ],
  },
  fields: [
    { name: 'name', localized: true, type: 'text', required: true, unique: true, maxLength: 100 },
    slug(),
    displayOrder(),
  ],
}
