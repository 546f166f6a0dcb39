import type { TextField } from 'payload'
import { nobodyField, worksHereField } from '../access/field-rules'

/** Who made this state of the row: an address, since an account may go and its changes stay. */
export function changedBy(): TextField {
  return {
    name: 'changedBy',
    type: 'text',
    label: 'Last changed by',
    access: { create: nobodyField, read: worksHereField, update: nobodyField },
    admin: { position: 'sidebar', readOnly: true },
  }
}
