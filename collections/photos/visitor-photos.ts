import type { CollectionConfig } from 'payload'
import { nobodyField } from '../access/field-rules'
import { adminOnly, closed, ifWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { slugs } from '../slugs'
import { privatePictures } from './private-pictures'

/**
 * What visitors show of their homes. They enter through a service alone, which draws each of them anew;
 * until it was sent with an inquiry or a quote, a photo is nobody's, and goes by itself.
 */
export const VisitorPhotos: CollectionConfig = {
  slug: slugs.visitorPhotos,
  labels: { singular: 'Visitor’s photo', plural: 'Visitors’ photos' },
  admin: {
    group: groups.kept,
    description:
      'Sent with an inquiry or a quote, and shown there. Seen by those who work here alone; what was never sent is deleted after four days.',
    defaultColumns: ['filename', 'inquiries', 'quotes', 'createdAt'],
    listSearchableFields: ['filename'],
  },
  access: {
    ...closed,
    read: ifWorksHere,
    delete: adminOnly,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  ...privatePictures(slugs.visitorPhotos),
  fields: [
    {
      name: 'claimHash',
      type: 'text',
      required: true,
      index: true,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'triedGlass',
      type: 'text',
      label: 'Glass of the try-on',
      maxLength: 40,
      admin: {
        readOnly: true,
        condition: ({ triedGlass }) => Boolean(triedGlass),
        description: 'The visitor put it into the picture; it is not there.',
      },
    },
    {
      name: 'inquiries',
      type: 'relationship',
      label: 'Sent with the inquiry',
      relationTo: slugs.inquiries,
      hasMany: true,
      admin: { readOnly: true },
    },
    {
      name: 'quotes',
      type: 'relationship',
      label: 'Sent with the quote',
      relationTo: slugs.quotes,
      hasMany: true,
      admin: { readOnly: true },
    },
  ],
}
