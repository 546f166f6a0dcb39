import type { CollapsibleField } from 'payload'
import { money } from '../../fields/money'
import { asSent } from './as-sent'

/** What was put together in the builder and sent instead of saved. */
export const pricedConfiguration: CollapsibleField = {
  type: 'collapsible',
  label: 'Priced configuration',
  admin: { condition: (data) => data.kind === 'quote' },
  fields: [
    {
      name: 'summary',
      type: 'ui',
      admin: { components: { Field: '/src/admin/inbox/inquiry-summary#InquirySummary' } },
    },
    {
      name: 'drawnFront',
      type: 'ui',
      admin: { components: { Field: '/src/admin/inbox/drawn-front#DrawnFront' } },
    },
    {
      name: 'quoteConfiguration',
      type: 'json',
      access: asSent,
      admin: { hidden: true, readOnly: true },
    },
    {
      type: 'row',
      fields: [
        money({
          name: 'quoteTotal',
          currencyFrom: 'quoteCurrencyCode',
          access: asSent,
          admin: { hidden: true, readOnly: true },
        }),
        {
          name: 'quoteCurrencyCode',
          type: 'text',
          maxLength: 3,
          access: asSent,
          admin: { hidden: true, readOnly: true },
        },
      ],
    },
  ],
}
