import type { GroupField } from 'payload'
import { worksWithCustomersField } from '../../access/field-rules'

type Row = { byHand?: { recordedBy?: unknown } }

/** Cash, a check or a transfer: who wrote it down, and who took that back. */
export const byHand: GroupField = {
  name: 'byHand',
  type: 'group',
  label: 'Recorded by hand',
  access: { read: worksWithCustomersField },
  admin: { condition: (data: Row) => Boolean(data.byHand?.recordedBy) },
  fields: [
    { name: 'note', type: 'text', label: 'Number of the check or transfer', maxLength: 120 },
    // An address, since an account may go and what it wrote stays.
    { name: 'recordedBy', type: 'text' },
    { name: 'voidedAt', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
    { name: 'voidedBy', type: 'text' },
    { name: 'voidReason', type: 'textarea', maxLength: 1000 },
  ],
}
