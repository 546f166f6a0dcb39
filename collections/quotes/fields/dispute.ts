import type { DateField, Field } from 'payload'
import { worksWithCustomersField } from '../../access/field-rules'
import { disputeOutcomes } from '../statuses'

/** A payment that the customer disputes at his bank: how that stands, and until when it is answered. */
export const dispute: Field[] = [
  {
    name: 'disputeOutcome',
    type: 'select',
    label: 'Dispute',
    access: { read: worksWithCustomersField },
    options: disputeOutcomes,
    admin: { position: 'sidebar', condition: ({ disputeOutcome }) => Boolean(disputeOutcome) },
  },
  disputeDay('disputedAt', 'Disputed'),
  disputeDay('disputeClosedAt', 'Dispute closed'),
  {
    name: 'disputeDueBy',
    type: 'date',
    label: 'Answer the dispute by',
    index: true,
    access: { read: worksWithCustomersField },
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      condition: ({ disputeDueBy }) => Boolean(disputeDueBy),
    },
  },
]

function disputeDay(name: string, label: string): DateField {
  return {
    name,
    type: 'date',
    label,
    access: { read: worksWithCustomersField },
    admin: { position: 'sidebar', condition: (row: Record<string, unknown>) => Boolean(row[name]) },
  }
}
