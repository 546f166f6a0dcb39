import type { CollectionConfig } from 'payload'
import { nobodyField, worksHereField } from '../access/field-rules'
import { adminOnly, closed, ifWorksWithCustomers, nobody, shownOrWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { byPhoneDigits, phoneDigits } from '../fields/phone-digits'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { searchFurther } from '../hooks/search-further'
import { slugs } from '../slugs'
import { finalOncePaid } from './final-once-paid'
import { neverTyped } from './never-typed'
import { figures } from './fields/figures'
import { shop } from './fields/shop'
import { sums } from './fields/sums'
import { what } from './fields/what'
import { who } from './fields/who'
import { askForBalance } from './hooks/ask-for-balance'
import { keepFinalSizes } from './hooks/keep-final-sizes'
import { keepPaidQuote, refuseDeletingPaidQuote } from './hooks/keep-paid-quote'
import { refuseTypedQuote } from './hooks/refuse-typed-quote'
import { dropRevisions } from './hooks/drop-revisions'
import { keepQuoteStatus } from './hooks/keep-status'
import { keepWhileCheckoutOpen } from './hooks/keep-while-checkout-open'
import { measurements, quotePaymentStatuses, quoteStatuses } from './statuses'

export const Quotes: CollectionConfig = {
  slug: slugs.quotes,
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: {
    group: groups.crm,
    useAsTitle: 'number',
    defaultColumns: [
      'number',
      'customerName',
      'serviceTypeContext',
      'totalCost',
      'status',
      'createdAt',
    ],
    pagination: { defaultLimit: 25 },
    listSearchableFields: ['number', 'customerName', 'customerEmail', 'customerPhone'],
    description:
      'Made at the desk for a caller, or saved on the site; figures are never typed here. Once money has come in, what was agreed stays: a change is a new revision that the customer accepts.',
    components: { beforeListTable: ['/src/admin/at-the-desk#NewAtTheDesk'] },
  },
  access: {
    ...closed,
    create: nobody,
    read: shownOrWorksHere,
    update: ifWorksWithCustomers,
    delete: adminOnly,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  indexes: [{ fields: ['user', 'requestKey'], unique: true }],
  hooks: {
    beforeOperation: [searchFurther('customerPhone', byPhoneDigits), refuseTypedQuote],
    beforeChange: [keepPaidQuote, keepQuoteStatus, keepWhileCheckoutOpen, keepFinalSizes],
    afterChange: [askForBalance],
    beforeDelete: [
      refuseDeletingPaidQuote,
      refuseWhileReferenced(
        [
          { collection: slugs.payments, field: 'quote', called: 'payment records' },
          { collection: slugs.jobs, field: 'quote', called: 'jobs' },
        ],
        'They are the account of what was charged and done.',
      ),
      dropRevisions,
    ],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Estimate',
          fields: [
            {
              name: 'desk',
              type: 'ui',
              admin: { components: { Field: '/src/admin/at-the-desk#QuoteAtTheDesk' } },
            },
            {
              name: 'summary',
              type: 'ui',
              admin: { components: { Field: '/src/admin/quote/quote-summary#QuoteSummary' } },
            },
            {
              name: 'photos',
              type: 'ui',
              admin: { components: { Field: '/src/admin/visitor-photos#QuotePhotos' } },
            },
          ],
        },
        { label: 'Price', fields: neverTyped(figures) },
        { label: 'What', fields: neverTyped(what) },
        { label: 'Who', fields: finalOncePaid(who) },
        { label: 'Shop', fields: shop },
        {
          label: 'Payments',
          fields: [
            {
              name: 'recordPayment',
              type: 'ui',
              admin: { components: { Field: '/src/admin/quote/record-on-quote#RecordOnQuote' } },
            },
            {
              name: 'payments',
              type: 'join',
              collection: slugs.payments,
              on: 'quote',
              admin: {
                allowCreate: false,
                defaultColumns: ['reference', 'amount', 'method', 'purpose', 'status', 'paidAt'],
              },
            },
          ],
        },
      ],
    },
    {
      name: 'number',
      type: 'text',
      unique: true,
      label: 'Number',
      // The database gives it, from the id.
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'pending_payment',
      index: true,
      options: quoteStatuses,
      admin: {
        position: 'sidebar',
        readOnly: true,
        components: { Cell: '/src/admin/cells/quote-state-cell#QuoteStateCell' },
      },
    },
    {
      name: 'paymentStatus',
      type: 'select',
      required: true,
      defaultValue: 'unpaid',
      index: true,
      options: quotePaymentStatuses,
      admin: {
        position: 'sidebar',
        readOnly: true,
        components: { Cell: '/src/admin/cells/quote-state-cell#QuoteStateCell' },
      },
    },
    ...finalOncePaid([
      {
        name: 'validUntil',
        type: 'date',
        index: true,
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
      },
    ]),
    {
      name: 'measurements',
      type: 'select',
      label: 'Sizes',
      required: true,
      defaultValue: 'estimated',
      options: measurements,
      admin: {
        position: 'sidebar',
        description: 'After a deposit, the balance can be paid once the sizes are final.',
      },
    },
    {
      name: 'sizesLetter',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/src/admin/quote/sizes-letter-field#SizesLetterField' },
      },
    },
    ...sums,
    {
      name: 'owedSince',
      type: 'date',
      index: true,
      // The database keeps it: since when something of it is due that was agreed on.
      access: { create: nobodyField, read: worksHereField, update: nobodyField },
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ owedSince }) => Boolean(owedSince),
      },
    },
    {
      name: 'paidAt',
      type: 'date',
      access: { update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'workDone',
      type: 'checkbox',
      label: 'Work finished',
      defaultValue: false,
      access: { read: worksHereField },
      admin: {
        position: 'sidebar',
        description: 'Takes a paid quote off the dashboard.',
      },
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 5000,
      access: { read: worksHereField },
      admin: { description: 'For the office; the customer never sees them.' },
    },
    phoneDigits(),
    { name: 'requestKey', type: 'text', maxLength: 64, admin: { hidden: true } },
  ],
}
