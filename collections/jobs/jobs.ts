import type { CollectionConfig } from 'payload'
import { nobodyField } from '../access/field-rules'
import { adminOnly, closed, ifWorksWithCustomers } from '../access/rules'
import { groups } from '../admin-groups'
import { dayOnly } from '../fields/day-only'
import { byQuote } from '../hooks/by-quote'
import { keepFields } from '../hooks/keep-fields'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { searchFurther } from '../hooks/search-further'
import { slugs } from '../slugs'
import { history } from './history'
import { jobStates } from './states'

/** What has to be there before the van leaves; each job may have others. */
const usualChecklist = [
  'Glass is the size on the order, without chips',
  'Plumb, level, and the door swings free',
  'Hardware tight, seals and silicone complete',
  'Site cleaned, old glass taken away',
  'Customer shown how to care for it',
]

/** The stage follows what was done for it: the board asks for that. */
const byMoves = { create: nobodyField, update: nobodyField }

export const Jobs: CollectionConfig = {
  slug: slugs.jobs,
  labels: { singular: 'Job', plural: 'Jobs' },
  admin: {
    group: groups.crm,
    useAsTitle: 'number',
    defaultColumns: ['number', 'quote', 'stage', 'supplier', 'expectedOn', 'stageSince'],
    listSearchableFields: ['number', 'supplier'],
    pagination: { defaultLimit: 25 },
    description:
      'The work after yes, one job a quote. It begins when a quote is accepted or money comes; on the board it goes from stage to stage.',
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
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [
      searchFurther('number', byQuote),
      keepFields(
        slugs.jobs,
        ['stage', 'heldFrom', 'holdReason', 'stageSince', 'moves', 'quote'],
        'A job goes from stage to stage on the board, which asks for what the next stage needs.',
      ),
    ],
    beforeDelete: [
      refuseWhileReferenced(
        [
          { collection: slugs.visits, field: 'job', called: 'visits' },
          { collection: slugs.photos, field: 'job', called: 'photos' },
        ],
        'Delete those first.',
      ),
    ],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'quote',
          type: 'relationship',
          relationTo: slugs.quotes,
          required: true,
          unique: true,
          access: { update: nobodyField },
          admin: { width: '50%' },
        },
        {
          name: 'customer',
          type: 'relationship',
          relationTo: slugs.customers,
          index: true,
          admin: { width: '50%' },
        },
        { name: 'supplier', type: 'text', maxLength: 120, admin: { width: '50%' } },
        {
          name: 'expectedOn',
          type: 'date',
          label: 'Glass expected',
          index: true,
          admin: { width: '50%', date: dayOnly },
        },
      ],
    },
    {
      name: 'visits',
      type: 'join',
      collection: slugs.visits,
      on: 'job',
      defaultSort: 'start',
      admin: { defaultColumns: ['kind', 'start', 'end', 'who', 'isCancelled'] },
    },
    {
      name: 'photos',
      type: 'join',
      collection: slugs.photos,
      on: 'job',
      admin: { defaultColumns: ['filename', 'caption', 'createdAt'] },
    },
    {
      name: 'checklist',
      type: 'array',
      labels: { singular: 'Point', plural: 'Checklist' },
      maxRows: 40,
      defaultValue: usualChecklist.map((text) => ({ text, isDone: false })),
      admin: { description: 'All of it is done before the job counts as installed.' },
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: 200 },
        { name: 'isDone', type: 'checkbox', label: 'Done', defaultValue: false },
      ],
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 5000,
      admin: { description: 'For the office; the customer never sees them.' },
    },
    history,
    {
      name: 'number',
      type: 'text',
      unique: true,
      access: byMoves,
      // The database gives it, from the id.
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'stage',
      type: 'select',
      required: true,
      defaultValue: 'to_measure',
      index: true,
      options: jobStates,
      access: byMoves,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'heldFrom',
      type: 'select',
      label: 'Was',
      options: jobStates.filter(({ value }) => value !== 'on_hold'),
      access: byMoves,
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ stage }) => stage === 'on_hold',
      },
    },
    {
      name: 'holdReason',
      type: 'textarea',
      label: 'Waits because',
      maxLength: 500,
      access: byMoves,
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ stage }) => stage === 'on_hold',
      },
    },
    {
      name: 'stageSince',
      type: 'date',
      label: 'Since',
      required: true,
      defaultValue: () => new Date().toISOString(),
      access: byMoves,
      admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
}
