import type { CollectionConfig, JSONFieldValidation } from 'payload'
import { knowledgeProblem } from '@/domain/assistant/knowledge'
import { nobodyField } from '../access/field-rules'
import { publicContent } from '../access/rules'
import { groups } from '../admin-groups'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { addCompanyInfo, dropCompanyInfo } from './hooks/company-info'

const fitsItsKey: JSONFieldValidation = (value, { siblingData }) => {
  if (value === null || value === undefined) return 'Please enter the entry.'
  const { entryKey } = siblingData as { entryKey?: unknown }
  return knowledgeProblem(String(entryKey ?? ''), value) ?? true
}

export const KnowledgeBase: CollectionConfig = {
  slug: slugs.knowledgeBase,
  labels: { singular: 'Knowledge base entry', plural: 'Knowledge base' },
  admin: {
    group: groups.content,
    useAsTitle: 'entryKey',
    defaultColumns: ['entryKey', 'updatedAt'],
    description: 'What Sandra answers from. Name, phones and hours come from the company settings.',
  },
  access: publicContent,
  versions: { maxPerDoc: 20 },
  hooks: { ...revalidates(slugs.knowledgeBase) },
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
      admin: { description: 'Sandra reads company_profile_main; nobody reads any other.' },
    },
    {
      name: 'entryData',
      localized: true,
      type: 'json',
      required: true,
      validate: fitsItsKey,
      admin: { components: { Field: '/src/admin/knowledge-field#KnowledgeField' } },
      hooks: { beforeValidate: [dropCompanyInfo], afterRead: [addCompanyInfo] },
    },
  ],
}
