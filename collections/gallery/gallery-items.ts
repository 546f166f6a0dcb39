import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { draftsAndSchedule } from '../content/drafts'
import { dayOnly } from '../fields/day-only'
import { image } from '../fields/image'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'

export const GalleryItems: CollectionConfig = {
  slug: slugs.galleryItems,
  labels: { singular: 'Gallery entry', plural: 'Gallery entries' },
  admin: {
    group: groups.gallery,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'projectDate', '_status'],
    listSearchableFields: ['title', 'description'],
  },
  access: publishedContent,
  defaultSort: '-projectDate',
  versions: draftsAndSchedule,
  hooks: revalidates(slugs.galleryItems),
  fields: [
    { name: 'title', localized: true, type: 'text', required: true, maxLength: 150 },
    {
      name: 'category',
      type: 'relationship',
      relationTo: slugs.galleryCategories,
      required: true,
      index: true,
    },
    { name: 'description', localized: true, type: 'textarea', maxLength: 2000 },
    {
      name: 'projectDate',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', date: dayOnly },
    },
    ...image(),
    {
      name: 'imagePlaceholderDescription',
      localized: true,
      type: 'text',
      maxLength: 250,
      admin: { description: 'What the picture will show, while there is none.' },
    },
  ],
}
