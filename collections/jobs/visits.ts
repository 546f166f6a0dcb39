import type { CollectionConfig, DateField, RelationshipFieldSingleValidation, Where } from 'payload'
import type { Visit } from '@/payload-types'
import { nobodyField } from '../access/field-rules'
import { worksWithCustomers } from '../access/roles'
import { adminOnly, closed, ifWorksWithCustomers } from '../access/rules'
import { groups } from '../admin-groups'
import { phoneDigitsAt } from '../fields/phone-digits'
import { searchFurther } from '../hooks/search-further'
import { slugs } from '../slugs'
import { keepVisitsApart } from './hooks/keep-visits-apart'
import { tellOfVisit } from './hooks/tell-of-visit'
import { titleOfVisit } from './hooks/title-of-visit'
import { visitKinds } from './states'

/** Whether a customer booked it on the site. */
function isBooked(visit: unknown): boolean {
  return Boolean((visit as Partial<Visit> | undefined)?.inquiry)
}

/** Every visit that somebody here enters is for a job. */
const jobOrBooking: RelationshipFieldSingleValidation = (value, { siblingData }) =>
  Boolean(value) || isBooked(siblingData) || 'Choose the job that it is for.'

/** Whoever looks for a visit names its job, its quote or the customer, his number in any spelling. */
const byJobOrCustomer = (typed: string): Where[] => [
  ...[
    'job.number',
    'job.quote.number',
    'job.quote.customerName',
    'inquiry.name',
    'who.fullName',
  ].map((path) => ({ [path]: { like: typed } })),
  ...phoneDigitsAt('job.quote.phoneDigits', typed),
  ...phoneDigitsAt('inquiry.phoneDigits', typed),
]

const dayAndTime = { pickerAppearance: 'dayAndTime', timeIntervals: 15 } as const

/** What the customer, or whoever goes there, was told of it, written by the letters. */
function told(name: string): DateField {
  return {
    name,
    type: 'date',
    access: { create: nobodyField, update: nobodyField },
    admin: { hidden: true },
  }
}

export const Visits: CollectionConfig = {
  slug: slugs.visits,
  labels: { singular: 'Visit', plural: 'Visits' },
  admin: {
    group: groups.crm,
    useAsTitle: 'title',
    defaultColumns: ['start', 'title', 'who', 'isCancelled', 'job', 'inquiry'],
    pagination: { defaultLimit: 25 },
    listSearchableFields: ['title', 'note'],
    description:
      'When somebody goes to a customer. Found by job or quote number, customer, telephone number and who goes. Nobody is at two places at once; the customer is told by mail, five minutes after it was set or moved and on the day before; whoever goes there is told, too, when he is chosen and when that changes.',
  },
  access: {
    ...closed,
    create: ifWorksWithCustomers,
    read: ifWorksWithCustomers,
    update: ifWorksWithCustomers,
    delete: adminOnly,
  },
  defaultSort: 'start',
  disableDuplicate: true,
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [searchFurther('title', byJobOrCustomer)],
    beforeChange: [keepVisitsApart, titleOfVisit],
    afterChange: [tellOfVisit],
  },
  fields: [
    {
      name: 'mayBelongTo',
      type: 'ui',
      admin: { components: { Field: '/src/admin/jobs/may-belong-to#MayBelongTo' } },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'job',
          type: 'relationship',
          relationTo: slugs.jobs,
          index: true,
          // one that was booked on the site gets its job once; which it is the office may know first
          access: { update: ({ req: { user }, doc }) => worksWithCustomers(user) && !doc?.job },
          validate: jobOrBooking,
          admin: { width: '50%' },
        },
        {
          name: 'inquiry',
          type: 'relationship',
          relationTo: slugs.inquiries,
          index: true,
          access: { create: nobodyField, update: nobodyField },
          admin: { width: '50%', condition: isBooked, description: 'Booked on the site.' },
        },
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: visitKinds,
          admin: { width: '50%' },
        },
        {
          name: 'start',
          type: 'date',
          required: true,
          index: true,
          admin: { width: '50%', date: dayAndTime },
        },
        {
          name: 'end',
          type: 'date',
          required: true,
          admin: { width: '50%', date: dayAndTime },
        },
      ],
    },
    {
      name: 'who',
      type: 'relationship',
      relationTo: slugs.users,
      index: true,
      filterOptions: { role: { not_equals: 'customer' } },
      admin: {
        description: 'Who goes; empty while nobody is chosen.',
        components: { Cell: '/src/admin/cells/colleague-cell#ColleagueCell' },
      },
    },
    {
      name: 'note',
      type: 'textarea',
      maxLength: 1000,
      admin: { description: 'For whoever goes: gate code, parking, what to bring.' },
    },
    {
      name: 'isCancelled',
      type: 'checkbox',
      label: 'Cancelled',
      defaultValue: false,
    },
    {
      name: 'title',
      type: 'text',
      label: 'Visit',
      // Written with each visit, from its job and customer.
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      // Measuring made it needless, then: whoever sets it again clears this.
      name: 'settledAt',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
      hooks: {
        beforeChange: [
          ({ value, siblingData }) =>
            siblingData.isCancelled === false ? null : (value as unknown),
        ],
      },
    },
    told('toldStart'),
    told('toldEnd'),
    told('toldAt'),
    told('toldCancelledAt'),
    {
      // whoever was told last that he goes there, and for when
      name: 'toldWho',
      type: 'relationship',
      relationTo: slugs.users,
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    told('toldWhoStart'),
    told('toldWhoEnd'),
    {
      name: 'remindedDay',
      type: 'text',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
  ],
}
