import type { GroupField } from 'payload'
import { worksWithCustomersField } from '../../access/field-rules'

/** How an administrator ended it that a payment was held, and why. */
export const release: GroupField = {
  name: 'release',
  type: 'group',
  label: 'Released',
  access: { read: worksWithCustomersField },
  admin: { condition: (data: { release?: { at?: unknown } }) => Boolean(data.release?.at) },
  fields: [
    {
      name: 'decision',
      type: 'select',
      options: [
        { label: 'Counted as the payment of the quote', value: 'settle' },
        { label: 'Given back', value: 'refund' },
      ],
    },
    { name: 'reason', type: 'textarea', maxLength: 1000 },
    // An address, since an account may go and what it decided stays.
    { name: 'by', type: 'text' },
    { name: 'at', type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } },
  ],
}
