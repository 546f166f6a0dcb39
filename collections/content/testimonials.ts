import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { displayOrder } from '../fields/display-order'
import { sampleMark } from '../fields/sample-mark'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { draftsAndSchedule } from './drafts'

export const Testimonials: CollectionConfig = {
  slug: slugs.testimonials,
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'place', 'rating', 'isSample', '_status'],
    listSearchableFields: ['name', 'text'],
  },
  access: publishedContent,
  defaultSort: 'displayOrder',
  versions: draftsAndSchedule,
  hooks: revalidates(slugs.testimonials),
  fields: [
    { name: 'name', localized: true, type: 'text', required: true, maxLength: 100 },
    { name: 'place', localized: true, type: 'text', maxLength: 100 },
    { name: 'project', localized: true, type: 'text', maxLength: 150 },
    { name: 'text', localized: true, type: 'textarea', required: true, maxLength: 1000 },
    { name: 'rating', type: 'number', validate: within({ min: 1, max: 5, whole: true }) },
    sampleMark(),
    displayOrder(),
  ],
}
