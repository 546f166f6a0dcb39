import type { CollectionConfig } from 'payload'
import { blanks, replyMaxLength, subjectMaxLength } from '@/domain/inquiry/reply'
import { closed, ifWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { displayOrder } from '../fields/display-order'
import { slugs } from '../slugs'

/** What is written again and again, in both languages; it is a beginning, and whoever answers changes it. */
export const ReplyTemplates: CollectionConfig = {
  slug: slugs.replyTemplates,
  labels: { singular: 'Reply template', plural: 'Reply templates' },
  admin: {
    group: groups.kept,
    useAsTitle: 'title',
    defaultColumns: ['title', 'subject', 'updatedAt'],
    pagination: { defaultLimit: 25 },
    description: `For answers to inquiries. ${blanks.map((blank) => `{${blank}}`).join(', ')} are filled in when one is chosen. An inquiry in Spanish gets the Spanish text.`,
  },
  access: {
    ...closed,
    create: ifWorksHere,
    read: ifWorksHere,
    update: ifWorksHere,
    delete: ifWorksHere,
  },
  defaultSort: ['displayOrder', 'title'],
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 100 },
    {
      name: 'subject',
      type: 'text',
      required: true,
      localized: true,
      maxLength: subjectMaxLength,
    },
    {
      name: 'text',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: replyMaxLength,
      admin: { rows: 10 },
    },
    displayOrder(),
  ],
}
