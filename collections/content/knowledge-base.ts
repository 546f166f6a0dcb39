import type { ArrayField, CollectionConfig, GroupField } from 'payload'
import { isSiteAddress } from '../../src/domain/content/page-address'
import { nobodyField, worksHereField } from '../access/field-rules'
import { publicContent } from '../access/rules'
import { groups } from '../admin-groups'
import { textList } from '../fields/text-list'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { entryFromFields } from './hooks/entry-from-fields'

const products: ArrayField = {
  name: 'products',
  type: 'array',
  labels: { singular: 'Product', plural: 'Products' },
  maxRows: 100,
  admin: {
    initCollapsed: true,
    components: { RowLabel: '/src/admin/knowledge/words-label#NameLabel' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          localized: true,
          required: true,
          maxLength: 200,
          admin: { width: '50%' },
        },
        {
          name: 'page',
          type: 'text',
          maxLength: 300,
          validate: (value: unknown) =>
            value === null ||
            value === undefined ||
            value === '' ||
            isSiteAddress(value) ||
            'A page of this site that begins with one slash, such as /products/mirrors.',
          admin: { width: '50%', description: 'Where it is shown.' },
        },
      ],
    },
    { name: 'description', type: 'textarea', localized: true, required: true, maxLength: 2000 },
    textList({ name: 'keywords', label: 'Other names for it', localized: true, maxLength: 60 }),
    textList({ name: 'applications', label: 'Good for', localized: true }),
    textList({ name: 'examples', localized: true }),
    {
      name: 'code',
      type: 'text',
      maxLength: 100,
      // Readers of the entry find the product by it.
      access: { update: nobodyField },
      admin: { hidden: true },
    },
  ],
}

const commercial: GroupField = {
  name: 'commercial',
  type: 'group',
  label: 'For businesses',
  fields: [
    textList({ name: 'glassTypes', label: 'Glass', localized: true, maxLength: 500 }),
    textList({ name: 'benefits', label: 'What they get', localized: true, maxLength: 500 }),
    textList({ name: 'processSteps', label: 'How it goes', localized: true, maxLength: 500 }),
  ],
}

/**
 * What the company makes, for Sandra and for readers of the API. Questions and answers are a collection of
 * their own; `entryData` is put together from both, and from the company, when it is read.
 */
export const KnowledgeBase: CollectionConfig = {
  slug: slugs.knowledgeBase,
  labels: { singular: 'Products and business', plural: 'Products and business' },
  admin: {
    group: groups.assistant,
    useAsTitle: 'entryKey',
    defaultColumns: ['entryKey', 'updatedAt'],
    description:
      'What Sandra tells of products and work for businesses; she reads every entry. Name, phones and hours come from the company settings.',
  },
  access: publicContent,
  versions: { maxPerDoc: 20 },
  hooks: { ...revalidates(slugs.knowledgeBase), afterRead: [entryFromFields] },
  fields: [
    {
      name: 'entryKey',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      // Readers find the entry by it.
      access: { update: nobodyField },
      admin: { description: 'company_profile_main is the one that other programs read.' },
    },
    products,
    commercial,
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 100_000,
      admin: { description: 'For those who work here: neither Sandra nor anybody else reads it.' },
      access: { read: worksHereField },
    },
    {
      name: 'entryData',
      type: 'json',
      virtual: true,
      admin: { hidden: true },
      access: { create: nobodyField, update: nobodyField },
    },
  ],
}
