import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { draftsAndSchedule } from '../content/drafts'
import { image } from '../fields/image'
import { textList } from '../fields/text-list'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'

export const GlassStyles: CollectionConfig = {
  slug: slugs.glassStyles,
  labels: { singular: 'Glass style', plural: 'Glass styles' },
  admin: {
    group: groups.gallery,
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'keyFeatures', '_status'],
    listSearchableFields: ['name', 'description'],
  },
  access: publishedContent,
  defaultSort: 'name',
  versions: draftsAndSchedule,
  hooks: revalidates(slugs.glassStyles),
  fields: [
    { name: 'name', localized: true, type: 'text', required: true, maxLength: 120 },
    {
      name: 'category',
      type: 'relationship',
      relationTo: slugs.glassStyleCategories,
      required: true,
      index: true,
    },
    { name: 'description', localized: true, type: 'textarea', maxLength: 1000 },
    ...image(),
    textList({ name: 'keyFeatures', localized: true }),
    textList({ name: 'monolithicThicknesses', description: 'Single panes, as in 1/4".' }),
    textList({
      name: 'igThicknesses',
      label: 'Insulated (IG) thicknesses',
      description: 'Overall thickness of the unit (OA), as in 1" OA.',
    }),
  ],
}
