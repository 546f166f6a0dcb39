import type { CollectionConfig, DateField, TextFieldSingleValidation, Where } from 'payload'
import { paymentReference } from '@/domain/payment/payment-reference'
import { numberedIn } from '@/domain/quote/numbered'
import { adminSees } from '../access/admin-sees'
import { nobodyField, worksWithCustomersField } from '../access/field-rules'
import { closed, ownOrWorksWithCustomers } from '../access/rules'
import { groups } from '../admin-groups'
import { dayOnly } from '../fields/day-only'
import { money } from '../fields/money'
import { byQuote } from '../hooks/by-quote'
import { searchFurther } from '../hooks/search-further'
import { slugs } from '../slugs'
import { refunds } from './fields/refunds'
import { release } from './fields/release'
import { keepPaymentStatus } from './hooks/keep-status'
import { disputeOutcomes, paymentMethods, paymentPurposes, paymentStatuses } from './statuses'
import { byHand } from './fields/by-hand'

const lowerCaseCurrency: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && /^[a-z]{3}$/.test(value)) ||
  'Please enter the currency in three small letters, as in usd.'

function disputeDay(name: string, label: string): DateField {
  return {
    name,
    type: 'date',
    label,
    access: { read: worksWithCustomersField },
    admin: { position: 'sidebar', condition: (row: Record<string, unknown>) => Boolean(row[name]) },
  }
}

/** Whoever asks about a payment names his quote or himself; accounts are an administrator's alone. */
const byQuoteOrCustomer = (typed: string): Where[] => {
  // addresses and Stripe's names have no blanks
  const ofOneWord = ['user.email', 'stripeSessionId', 'stripePaymentIntentId']
  const paths = ['user.fullName', ...(/\s/.test(typed.trim()) ? [] : ofOneWord)]
  return [...byQuote(typed), ...paths.map((path) => ({ [path]: { like: typed } }))]
}

/** `P-000123` is one payment, `Q-000012` those of one quote. */
const ofNumber = (typed: string): Where | null => {
  const named = numberedIn(typed)
  if (named?.list === 'payments') return { reference: { equals: paymentReference(named.id) } }
  return named?.list === 'quotes' ? { quote: { equals: named.id } } : null
}

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
    byHand,
    release,
    refunds,
    {
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
    },
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
  ],
}
