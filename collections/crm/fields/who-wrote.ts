import type { RowField } from 'payload'
import { asSent } from './as-sent'

/** Who wrote to us, how he is reached, and about which work. */
export const whoWrote: RowField = {
  type: 'row',
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 150,
      access: asSent,
      admin: { className: 'as-sent', width: '50%' },
    },
    {
      name: 'email',
      type: 'email',
      index: true,
      access: asSent,
      admin: { className: 'as-sent', width: '50%' },
    },
    {
      name: 'phone',
      type: 'text',
      maxLength: 40,
      access: asSent,
      admin: { className: 'as-sent', width: '50%' },
    },
    {
      name: 'service',
      type: 'text',
      maxLength: 150,
      access: asSent,
      admin: {
        className: 'as-sent',
        width: '50%',
        components: { Cell: '/src/admin/cells/service-cell#ServiceCell' },
      },
    },
  ],
}
