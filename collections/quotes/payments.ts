import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { adminSees } from '../access/admin-sees'
import { nobodyField, worksWithCustomersField } from '../access/field-rules'
import { closed, ownOrWorksWithCustomers } from '../access/rules'
import { groups } from '../admin-groups'
import { dayOnly } from '../fields/day-only'
import { money } from '../fields/money'
import { searchFurther } from '../hooks/search-further'
import { slugs } from '../slugs'
import { atStripe } from './fields/at-stripe'
import { byHand } from './fields/by-hand'
import { dispute } from './fields/dispute'
import { refunds } from './fields/refunds'
import { release } from './fields/release'
import { unseen } from './fields/unseen'
import { keepPaymentStatus } from './hooks/keep-status'
import { byQuoteOrCustomer, ofNumber } from './payment-search'
import { paymentMethods, paymentPurposes, paymentStatuses } from './statuses'

const lowerCaseCurrency: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && /^[a-z]{3}$/.test(value)) ||
  'Please enter the currency in three small letters, as in usd.'

export const Payments: CollectionConfig = {
  slug: slugs.payments,
  labels: { singular: 'Payment', plural: 'Payments' },
  admin: {
    group: groups.crm,
    useAsTitle: 'reference',
    defaultColumns: [
      'reference',
      'customerName',
      'quote',
      'amount',
      'method',
      'purpose',
      'status',
      'paidAt',
    ],
    pagination: { defaultLimit: 25 },
    listSearchableFields: ['reference', 'customerName'],
    description:
      'One row per checkout, or per payment that was recorded on its quote. Written by the server, never typed here.',
  },
  access: { ...closed, read: ownOrWorksWithCustomers },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  indexes: [{ fields: ['quote', 'requestKey'], unique: true }],
  hooks: {
    beforeChange: [keepPaymentStatus],
    beforeOperation: [searchFurther('reference', byQuoteOrCustomer, ofNumber)],
  },
  fields: [
    {
      name: 'reference',
      type: 'text',
      unique: true,
      // The database gives it, from the id.
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'customerName',
      type: 'text',
      label: 'Customer',
      virtual: 'quote.customerName',
      admin: { hidden: true },
    },
    {
      name: 'summary',
      type: 'ui',
      admin: { components: { Field: '/src/admin/payment/payment-summary#PaymentSummary' } },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'quote',
          type: 'relationship',
          relationTo: slugs.quotes,
          required: true,
          index: true,
          admin: { width: '50%' },
        },
        {
          name: 'user',
          type: 'relationship',
          label: 'Account',
          relationTo: slugs.users,
          index: true,
          admin: {
            width: '50%',
            condition: adminSees,
            description: 'None where it was paid by link or by hand.',
          },
        },
        money({
          name: 'amount',
          required: true,
          currencyFrom: 'currency',
          admin: {
            width: '50%',
            description: 'In major units, as the quote says.',
            components: { Cell: '/src/admin/cells/money-cell#MoneyCell' },
          },
        }),
        {
          name: 'currency',
          type: 'text',
          required: true,
          validate: lowerCaseCurrency,
          admin: { width: '50%' },
        },
        money({
          name: 'refundedAmount',
          currencyFrom: 'currency',
          admin: { width: '50%' },
        }),
        {
          name: 'paidAt',
          type: 'date',
          admin: {
            width: '50%',
            // a filter by day shows the day; the list has the time beside it
            date: { displayFormat: dayOnly.displayFormat },
            components: { Cell: '/src/admin/cells/moment-cell#MomentCell' },
          },
        },
      ],
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending_checkout',
      index: true,
      options: paymentStatuses,
      admin: { position: 'sidebar' },
    },
    {
      name: 'purpose',
      type: 'select',
      label: 'For',
      required: true,
      defaultValue: 'full',
      options: paymentPurposes,
      admin: { position: 'sidebar' },
    },
    {
      name: 'method',
      type: 'select',
      label: 'By',
      required: true,
      defaultValue: 'stripe',
      options: paymentMethods,
      admin: { position: 'sidebar' },
    },
    {
      name: 'revision',
      type: 'number',
      label: 'Of revision',
      admin: { position: 'sidebar' },
    },
    {
      name: 'isDuplicate',
      type: 'checkbox',
      label: 'Second charge for a paid quote',
      defaultValue: false,
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'isHeld',
      type: 'checkbox',
      label: 'Held: Stripe reports another amount or currency',
      defaultValue: false,
      required: true,
      access: { read: worksWithCustomersField },
      admin: { position: 'sidebar' },
    },
    {
      name: 'expiresAt',
      type: 'date',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'shownSettledAt',
      type: 'date',
      label: 'Success shown to the customer',
      access: { read: worksWithCustomersField },
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    ...dispute,
    byHand,
    release,
    refunds,
    atStripe,
    ...unseen,
  ],
}
