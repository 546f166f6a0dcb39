import type { Field } from 'payload'
import { nobodyField } from '../../access/field-rules'
import { slugs } from '../../slugs'

/** What the acts of the inquiry's page write. */
const byService = { create: nobodyField, update: nobodyField }

/** How far the office is with an inquiry, and who it waits for. */
export const progress: Field[] = [
  {
    name: 'progress',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    options: [
      { label: 'New', value: 'new' },
      { label: 'In progress', value: 'in_progress' },
      { label: 'Snoozed', value: 'snoozed' },
      { label: 'Answered', value: 'answered' },
      { label: 'Closed', value: 'closed' },
    ],
    admin: { position: 'sidebar' },
  },
  {
    // A name, since it stays where an account goes, and staff see no accounts.
    name: 'assignedName',
    type: 'text',
    label: 'Assigned to',
    access: byService,
    // on its page it is chosen beside the answer
    admin: { hidden: true },
  },
  {
    name: 'assignedTo',
    type: 'relationship',
    relationTo: slugs.users,
    access: byService,
    admin: { hidden: true },
  },
  {
    name: 'snoozedUntil',
    type: 'date',
    access: byService,
    index: true,
    admin: {
      position: 'sidebar',
      readOnly: true,
      date: { pickerAppearance: 'dayAndTime' },
      condition: ({ progress }: { progress?: unknown }) => progress === 'snoozed',
    },
  },
]
