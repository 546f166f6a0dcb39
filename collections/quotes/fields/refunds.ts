import type { ArrayField } from 'payload'
import { nobodyField, worksWithCustomersField } from '../../access/field-rules'
import { money } from '../../fields/money'

/** Every way back of money, asked for here or at Stripe. */
export const refunds: ArrayField = {
  name: 'refunds',
  type: 'array',
  label: 'Refunds',
  access: { create: nobodyField, read: worksWithCustomersField, update: nobodyField },
  admin: {
    readOnly: true,
    initCollapsed: true,
    condition: ({ refunds: rows }: { refunds?: unknown[] }) => (rows?.length ?? 0) > 0,
  },
  fields: [
    {
      type: 'row',
      fields: [
        money({ name: 'amount', required: true, admin: { width: '33%' } }),
        {
          name: 'state',
          type: 'select',
          required: true,
          options: [
            { label: 'Asked for', value: 'requested' },
            { label: 'On its way', value: 'pending' },
            { label: 'Given back', value: 'succeeded' },
            { label: 'Failed', value: 'failed' },
          ],
          admin: { width: '33%' },
        },
        {
          name: 'at',
          type: 'date',
          required: true,
          admin: { width: '33%', date: { pickerAppearance: 'dayAndTime' } },
        },
      ],
    },
    { name: 'reason', type: 'textarea', maxLength: 1000 },
    // An address, since an account may go and what it decided stays.
    { name: 'by', type: 'text' },
    {
      name: 'byOffice',
      type: 'checkbox',
      label: 'Counts against the limit of the office',
      defaultValue: false,
    },
    { name: 'stripeId', type: 'text', label: 'Stripe refund' },
    { name: 'key', type: 'text', required: true, admin: { hidden: true } },
  ],
}
