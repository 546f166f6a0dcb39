import type { ArrayField } from 'payload'
import { nobodyField } from '../access/field-rules'
import { slugs } from '../slugs'
import { jobStates } from './states'

const state = { type: 'select', options: jobStates, required: true } as const

/** Each step of a job; one that was taken back is none. */
export const history: ArrayField = {
  name: 'moves',
  type: 'array',
  label: 'History',
  access: { create: nobodyField, update: nobodyField },
  admin: { readOnly: true, initCollapsed: true, condition: ({ id }) => Boolean(id) },
  fields: [
    {
      type: 'row',
      fields: [
        { ...state, name: 'from', admin: { width: '25%' } },
        { ...state, name: 'to', admin: { width: '25%' } },
        {
          name: 'at',
          type: 'date',
          required: true,
          admin: { width: '25%', date: { pickerAppearance: 'dayAndTime' } },
        },
        // An address, since an account may go and what it did stays.
        { name: 'by', type: 'text', admin: { width: '25%' } },
      ],
    },
    { name: 'reason', type: 'text', maxLength: 500 },
    // What was made for this step goes with it when it is taken back.
    { name: 'visit', type: 'relationship', relationTo: slugs.visits, admin: { hidden: true } },
    // The sizes on the quote were called final by this step.
    { name: 'madeFinal', type: 'checkbox', admin: { hidden: true } },
  ],
}
