import type { Field } from 'payload'
import { nobodyField } from '../../access/field-rules'

/** What the server notes at a payment for itself. */
export const unseen: Field[] = [
  {
    name: 'lookAt',
    type: 'date',
    index: true,
    // When it is compared with Stripe next; none once it is final.
    access: { read: nobodyField },
    admin: { hidden: true },
  },
  {
    name: 'requestKey',
    type: 'text',
    maxLength: 64,
    // One click and its repetitions record one payment.
    access: { read: nobodyField },
    admin: { hidden: true },
  },
  {
    name: 'token',
    type: 'text',
    // Tells this record from another one of the same id, as after a backup was restored.
    access: { read: nobodyField },
    admin: { hidden: true },
  },
  {
    name: 'checkoutRequest',
    type: 'json',
    // The reconciler repeats a create with exactly this body; nobody needs to see it.
    access: { read: nobodyField },
    admin: { hidden: true },
  },
]
