import type { DateField, Field } from 'payload'
import { locales, localeNames } from '@/config/locales'
import { nobodyField, worksHereField } from '../../access/field-rules'
import { dayOnly } from '../../fields/day-only'
import { slugs } from '../../slugs'
import { quoteDeciders, quoteOrigins } from '../statuses'
import { taxAnswers } from './tax-answers'

/** Written by the services that send, open, accept and decline. */
const byServices = { create: nobodyField, update: nobodyField }

function moment(name: string, label: string): DateField {
  return {
    name,
    type: 'date',
    label,
    access: byServices,
    admin: { readOnly: true, width: '50%', date: { pickerAppearance: 'dayAndTime' } },
  }
}

/** How a quote went between the shop and its customer. */
export const shop: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'origin',
        type: 'select',
        label: 'Made',
        required: true,
        defaultValue: 'website',
        options: quoteOrigins,
        access: byServices,
        admin: { readOnly: true, width: '50%' },
      },
      {
        name: 'language',
        type: 'select',
        label: 'Language of the customer',
        options: locales.map((code) => ({ label: localeNames[code], value: code })),
        access: byServices,
        admin: { readOnly: true, width: '50%' },
      },
      {
        name: 'currentRevision',
        type: 'number',
        label: 'Revision',
        required: true,
        defaultValue: 1,
        access: byServices,
        admin: { readOnly: true, width: '50%' },
      },
      {
        name: 'acceptedRevision',
        type: 'number',
        label: 'Accepted revision',
        access: byServices,
        admin: { readOnly: true, width: '50%' },
      },
      moment('sentAt', 'Sent'),
      moment('openedAt', 'First opened'),
      {
        name: 'waitsFor',
        type: 'select',
        label: 'Waits for',
        index: true,
        options: quoteDeciders,
        access: { ...byServices, read: worksHereField },
        admin: { readOnly: true, width: '50%' },
      },
      moment('releasedAt', 'Released'),
      {
        name: 'releasedBy',
        type: 'text',
        label: 'Released by',
        access: { ...byServices, read: worksHereField },
        admin: { readOnly: true, width: '50%' },
      },
      moment('acceptedAt', 'Accepted'),
      {
        name: 'acceptedName',
        type: 'text',
        label: 'Accepted by',
        maxLength: 150,
        access: byServices,
        admin: { readOnly: true, width: '50%' },
      },
      moment('declinedAt', 'Declined'),
      {
        name: 'declineReason',
        type: 'textarea',
        maxLength: 1000,
        access: byServices,
        admin: { readOnly: true, width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'reminders',
        type: 'number',
        label: 'Reminders of what was sent last',
        defaultValue: 0,
        access: byServices,
        admin: { readOnly: true, width: '50%' },
      },
      {
        name: 'wantsNoReminders',
        type: 'checkbox',
        label: 'Wants no reminders',
        defaultValue: false,
        access: byServices,
        admin: { readOnly: true, width: '50%' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'followUpOn',
        type: 'date',
        index: true,
        access: { read: worksHereField },
        admin: { width: '50%', date: dayOnly },
      },
      {
        name: 'assignedTo',
        type: 'relationship',
        relationTo: slugs.users,
        index: true,
        access: { read: worksHereField },
        filterOptions: { role: { not_equals: 'customer' } },
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'taxTreatment',
    type: 'group',
    access: byServices,
    admin: { readOnly: true, description: 'What decides over what of it is taxed.' },
    fields: [{ type: 'row', fields: taxAnswers }],
  },
  // The address that opens the quote without an account is computed from the first and found by the second.
  hiddenText('linkNonce'),
  { ...hiddenText('linkHash'), unique: true, index: true },
]

function hiddenText(name: string): Field & { type: 'text' } {
  return {
    name,
    type: 'text',
    access: { ...byServices, read: nobodyField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
