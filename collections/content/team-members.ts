import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { displayOrder } from '../fields/display-order'
import { image } from '../fields/image'
import { sampleMark } from '../fields/sample-mark'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { draftsAndSchedule } from './drafts'

export const TeamMembers: CollectionConfig = {
  slug: slugs.teamMembers,
  labels: { singular: 'Team member', plural: 'Team' },
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', 'jobTitle', 'isSample', '_status'],
  },
  access: publishedContent,
  defaultSort: 'displayOrder',
  versions: draftsAndSchedule,
  hooks: revalidates(slugs.teamMembers),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100 },
    { name: 'jobTitle', localized: true, type: 'text', required: true, maxLength: 100 },
    { name: 'bio', localized: true, type: 'textarea', maxLength: 1000 },
    ...image(),
    sampleMark(),
    displayOrder(),
  ],
}
