import type { CollectionConfig, TextField } from 'payload'
import { auditEvents, auditKeptDays } from '@/domain/audit/audit-events'
import { adminOnly, closed } from '../access/rules'
import { groups } from '../admin-groups'
import { slugs } from '../slugs'

function column(name: string, label: string, maxLength: number): TextField {
  return { name, type: 'text', label, maxLength }
}

/**
 * Who signed in, was refused, changed an account, a price or money, or took a list along. Only the
 * server adds to it, and the database itself refuses to change or delete a line (its migration).
 */
export const AuditTrail: CollectionConfig = {
  slug: slugs.auditTrail,
  labels: { singular: 'Line of the audit trail', plural: 'Audit trail' },
  admin: {
    group: groups.settings,
    useAsTitle: 'who',
    defaultColumns: ['createdAt', 'event', 'who', 'subject', 'changes', 'address'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['who', 'subject', 'changes', 'address'],
    description: `Sign-ins, refusals, accounts, prices, money and exports, written by the server and kept for ${auditKeptDays} days. Nobody can change or delete a line.`,
  },
  access: { ...closed, read: adminOnly },
  defaultSort: '-id',
  disableBulkEdit: true,
  disableDuplicate: true,
  fields: [
    {
      name: 'event',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(auditEvents).map(([value, label]) => ({ label, value })),
    },
    // No relationship: an account may go, and what it did stays.
    {
      name: 'account',
      type: 'number',
      index: true,
      admin: { description: 'The number of the account that did it.' },
    },
    { ...column('who', 'Who', 320), required: true },
    { ...column('subject', 'What', 300), index: true },
    column('changes', 'Changes', 2000),
    column('address', 'From', 60),
    { ...column('session', 'Session', 60), index: true },
    column('browser', 'Browser', 300),
  ],
}
