import type { CollapsibleField } from 'payload'
import { worksWithCustomersField } from '../../access/field-rules'

/** What Stripe calls a payment, and what it says of it. */
export const atStripe: CollapsibleField = {
  type: 'collapsible',
  label: 'As Stripe reports it',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'stripeSessionId',
      type: 'text',
      label: 'Stripe session',
      unique: true,
      index: true,
    },
    {
      name: 'stripePaymentIntentId',
      type: 'text',
      label: 'Stripe payment intent',
      index: true,
      access: { read: worksWithCustomersField },
    },
    {
      name: 'paymentMethodDetails',
      type: 'json',
      label: 'Payment method',
      admin: { components: { Field: '/src/admin/stored-data#StoredData' } },
    },
    {
      name: 'errorDetails',
      type: 'json',
      label: 'Error',
      access: { read: worksWithCustomersField },
      admin: { components: { Field: '/src/admin/stored-data#StoredData' } },
    },
  ],
}
