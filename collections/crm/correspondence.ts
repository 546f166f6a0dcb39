import type { CollectionConfig } from 'payload'
import { locales } from '@/config/locales'
import { closed, ifWorksHere } from '../access/rules'
import { slugs } from '../slugs'

/**
 * What was answered to an inquiry, and what was noted at it. Written by services alone, so that an answer that
 * left the house says for ever what it said; it is read on the inquiry's page.
 */
export const Correspondence: CollectionConfig = {
  slug: slugs.correspondence,
  labels: { singular: 'Answer or note', plural: 'Answers and notes' },
  admin: { hidden: true, useAsTitle: 'subject' },
  access: { ...closed, read: ifWorksHere },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'inquiry',
      type: 'relationship',
      relationTo: slugs.inquiries,
      required: true,
      index: true,
    },
    { name: 'kind', type: 'select', required: true, options: ['reply', 'note'] },
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
