import type { Access, CollectionConfig } from 'payload'
import { locales } from '@/config/locales'
import { worksHere, worksWithCustomers } from '../access/roles'
import { closed } from '../access/rules'
import { viewerOf } from '../access/viewer'
import { slugs } from '../slugs'

/** Who answers inquiries alone reads what was said to them, and nothing of customers. */
const read: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (worksWithCustomers(viewer)) return true
  return worksHere(viewer) && { inquiry: { exists: true } }
}

/**
 * What was answered to an inquiry, what was noted at it or at a customer, and which letters went to him. Written by
 * services alone, so that an answer that left the house says for ever what it said; it is read on the page that it
 * belongs to.
 */
export const Correspondence: CollectionConfig = {
  slug: slugs.correspondence,
  labels: { singular: 'Answer or note', plural: 'Answers and notes' },
  admin: { hidden: true, useAsTitle: 'subject' },
  access: { ...closed, read },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'inquiry',
      type: 'relationship',
      relationTo: slugs.inquiries,
      index: true,
    },
    // Of what belongs to no inquiry: a call, a thought about somebody, or a letter.
    { name: 'customer', type: 'relationship', relationTo: slugs.customers, index: true },
    { name: 'kind', type: 'select', required: true, options: ['reply', 'note', 'call', 'letter'] },
    // An address, since an account may go and what it wrote stays.
    { name: 'by', type: 'text', required: true },
    { name: 'to', type: 'text' },
    { name: 'language', type: 'select', options: [...locales] },
    { name: 'subject', type: 'text' },
    { name: 'text', type: 'textarea', required: true },
    /** When the letter leaves the house; until then it can be taken back. */
    { name: 'leavesAt', type: 'date' },
    { name: 'letter', type: 'number', admin: { hidden: true } },
    // One press and its repetitions are one answer.
    { name: 'requestKey', type: 'text', unique: true, index: true, admin: { hidden: true } },
  ],
}
