import type { CheckboxField } from 'payload'
import { editsPricesField } from '../access/field-rules'

/** The answer to `askAboutJump`; it is not stored. */
export function meantPrice(): CheckboxField {
  return {
    name: 'priceIsMeant',
    type: 'checkbox',
    label: 'I mean this price',
    virtual: true,
    defaultValue: false,
    access: { read: editsPricesField },
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      disableListFilter: true,
      description: 'Only for a price more than twice, or less than half, the one before.',
    },
  }
}
