import type { Access, CollectionBeforeDeleteHook, CollectionConfig, DateField } from 'payload'
import { adminSees } from '../access/admin-sees'
import { adminField, nobodyField } from '../access/field-rules'
import { worksWithCustomers } from '../access/roles'
import { adminOnly, closed, ifWorksWithCustomers } from '../access/rules'
import { viewerOf } from '../access/viewer'
import { groups } from '../admin-groups'
import { dayOnly } from '../fields/day-only'
import { byPhoneDigits, phoneDigits } from '../fields/phone-digits'
import { textList } from '../fields/text-list'
import { searchFurther } from '../hooks/search-further'
import { slugs } from '../slugs'

const dayInSidebar: DateField['admin'] = {
  position: 'sidebar',
  date: dayOnly,
}

/** What was noted about somebody, what was to be done for him, and whoever he was found to be, goes with him. */
const forgetWithHim: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const his = { equals: id }
  await req.payload.delete({
    collection: slugs.correspondence,
    where: { customer: his },
    depth: 0,
    overrideAccess: true, // whoever may delete the customer
    req,
  })
  await req.payload.delete({
    collection: slugs.tasks,
    where: { customer: his },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
  await req.payload.delete({
    collection: slugs.customerMerges,
    where: { or: [{ kept: his }, { gone: his }] },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
  await req.payload.delete({
    collection: slugs.customers,
    where: { mergedInto: his },
    depth: 0,
    overrideAccess: true, // as above
    req,
  })
}

/** Who was found to be another is seen there alone. */
const readAsOne: Access = ({ req }) =>
  worksWithCustomers(viewerOf(req)) && { mergedInto: { exists: false } }

export const Customers: CollectionConfig = {
  slug: slugs.customers,
  labels: { singular: 'Customer', plural: 'Customers' },
  admin: {
    group: groups.crm,
    useAsTitle: 'name',
    defaultColumns: ['name', 'phone', 'email', 'state', 'source', 'lastContactDate'],
    listSearchableFields: ['name', 'email', 'phone'],
    pagination: { defaultLimit: 25 },
    description: 'Everybody who asked, registered or bought, with or without an account.',
  },
  access: {
    ...closed,
    create: ifWorksWithCustomers,
    read: readAsOne,
    update: readAsOne,
    delete: adminOnly,
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [searchFurther('phone', byPhoneDigits)],
    beforeDelete: [forgetWithHim],
  },
  fields: [
    {
      name: 'head',
      type: 'ui',
      admin: { components: { Field: '/src/admin/customer/customer-head#CustomerHead' } },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 150, admin: { width: '50%' } },
        { name: 'email', type: 'email', index: true, admin: { width: '50%' } },
        { name: 'phone', type: 'text', maxLength: 40, admin: { width: '50%' } },
        {
          name: 'user',
          type: 'relationship',
          label: 'Account',
          relationTo: slugs.users,
          unique: true,
          // Whoever decides over accounts decides whose record this is.
          access: { create: adminField, update: adminField },
          admin: {
            width: '50%',
            condition: adminSees,
            description: 'Joined once the address is confirmed.',
          },
        },
      ],
    },
    {
      // Kept by the database from what happened to his quotes.
      name: 'state',
      type: 'select',
      label: 'Is a',
      index: true,
      options: [
        { label: 'Lead', value: 'lead' },
        { label: 'Quoted', value: 'quoted' },
        { label: 'Customer', value: 'customer' },
        { label: 'Past customer', value: 'past_customer' },
      ],
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      label: 'Known from before',
      required: true,
      defaultValue: 'lead',
      index: true,
      options: [
        { label: 'Lead', value: 'lead' },
        { label: 'Prospect', value: 'prospect' },
        { label: 'Active customer', value: 'active_customer' },
        { label: 'Past customer', value: 'past_customer' },
      ],
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        disableListFilter: true,
        description:
          'What people know and no quote says: counts where nothing has happened here, and for whoever bought before.',
      },
    },
    {
      name: 'source',
      type: 'select',
      index: true,
      options: [
        { label: 'Registered on the site', value: 'website_registration' },
        { label: 'Quote on the site', value: 'website_quote' },
        { label: 'Payment on the site', value: 'website_payment' },
        { label: 'Form on the site', value: 'website_inquiry' },
        { label: 'Phone', value: 'phone' },
        { label: 'Email', value: 'email' },
        { label: 'Walk-in', value: 'walk_in' },
        { label: 'Referral', value: 'referral' },
        { label: 'Other', value: 'other' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'firstContactDate',
      type: 'date',
      admin: dayInSidebar,
    },
    {
      name: 'lastContactDate',
      type: 'date',
      index: true,
      admin: dayInSidebar,
    },
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/src/admin/at-the-desk#CustomerAtTheDesk' } },
    },
    {
      name: 'quotes',
      type: 'ui',
      admin: { components: { Field: '/src/admin/customer/customer-quotes#CustomerQuotes' } },
    },
    {
      name: 'story',
      type: 'ui',
      admin: { components: { Field: '/src/admin/customer/customer-story#CustomerStory' } },
    },
    phoneDigits(),
    {
      name: 'mergedInto',
      type: 'relationship',
      relationTo: slugs.customers,
      index: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    textList({ name: 'tags', maxLength: 40 }),
    {
      name: 'logs',
      type: 'array',
      labels: { singular: 'Entry', plural: 'Log' },
      maxRows: 500,
      // what is noted today goes into the story above, under a name; what was kept before stays readable
      admin: {
        description: 'From before: what is noted above stands in what happened.',
        readOnly: true,
        initCollapsed: true,
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'at',
              type: 'date',
              required: true,
              defaultValue: () => new Date().toISOString(),
              admin: { width: '50%', date: { pickerAppearance: 'dayAndTime' } },
            },
            {
              name: 'kind',
              type: 'select',
              required: true,
              defaultValue: 'note',
              options: [
                { label: 'Note', value: 'note' },
                { label: 'Call', value: 'call' },
                { label: 'Email', value: 'email' },
                { label: 'Visit', value: 'visit' },
              ],
              admin: { width: '50%' },
            },
          ],
        },
        { name: 'text', type: 'textarea', required: true, maxLength: 2000 },
      ],
    },
  ],
}
