import type { Field, NumberField } from 'payload'
import { nobodyField } from '../../access/field-rules'
import { money } from '../../fields/money'

function sum(name: string, label: string): NumberField {
  return money({
    name,
    label,
    required: true,
    defaultValue: 0,
    currencyFrom: 'currencyCodeAtQuote',
    access: { create: nobodyField, update: nobodyField },
    admin: { position: 'sidebar', readOnly: true },
  })
}

/** What is asked for first, what was paid and what is owed: written from the payments, never typed. */
export const sums: Field[] = [
  sum('depositDue', 'Deposit'),
  sum('amountPaid', 'Paid'),
  sum('balanceDue', 'Owed'),
]
