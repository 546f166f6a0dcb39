import type { Access, CollectionConfig, Where } from 'payload'
import { closed } from '../access/rules'
import { worksHere } from '../access/roles'
import { viewerOf } from '../access/viewer'
import { groups } from '../admin-groups'
import { money } from '../fields/money'
import { slugs } from '../slugs'

/** A customer sees what he was shown of his own quotes; the office sees what it is working on too. */
const shownOrWorksHere: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (!viewer) return false
  if (worksHere(viewer)) return true
  const shown: Where = {
    and: [{ 'quote.user': { equals: viewer.id } }, { isDraft: { not_equals: true } }],
  }
  return shown
}

/** What each quote said, once and for all: written by services, never typed. */
export const QuoteRevisions: CollectionConfig = {
  slug: slugs.quoteRevisions,
  labels: { singular: 'Revision', plural: 'Revisions' },
  admin: {
    group: groups.crm,
    hidden: true,
    listSearchableFields: ['reason'],
    defaultColumns: ['number', 'totalCost', 'reason', 'sentAt', 'acceptedAt'],
  },
  access: { ...closed, read: shownOrWorksHere },
  defaultSort: '-number',
  disableDuplicate: true,
  disableBulkEdit: true,
  indexes: [{ fields: ['quote', 'number'], unique: true }],
  fields: [
    {
      name: 'quote',
      type: 'relationship',
      relationTo: slugs.quotes,
      required: true,
      index: true,
    },
    { name: 'number', type: 'number', required: true },
    money({ name: 'totalCost', label: 'Total', required: true, currencyFrom: 'currencyCode' }),
    { name: 'currencyCode', type: 'text', required: true, maxLength: 3 },
    {
      name: 'content',
      type: 'json',
      required: true,
      admin: { components: { Field: '/src/admin/stored-data#StoredData' } },
    },
    { name: 'reason', type: 'textarea', maxLength: 1000 },
    // An address, since an account may go and what it wrote stays.
    { name: 'madeBy', type: 'text' },
    {
      name: 'isDraft',
      type: 'checkbox',
      label: 'The customer has not seen it',
      required: true,
      defaultValue: false,
    },
    { name: 'frozenAt', type: 'date' },
    { name: 'sentAt', type: 'date' },
    { name: 'acceptedAt', type: 'date' },
    { name: 'acceptedName', type: 'text' },
    { name: 'termsVersion', type: 'text' },
  ],
}
