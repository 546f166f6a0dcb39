import type { CollectionBeforeDeleteHook, CollectionConfig } from 'payload'
import { nobodyField } from '../access/field-rules'
import { adminOnly, closed, ifWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { money } from '../fields/money'
import { byPhoneDigits, phoneDigits } from '../fields/phone-digits'
import { keepFields } from '../hooks/keep-fields'
import { searchFurther } from '../hooks/search-further'
import { slugs } from '../slugs'

/** What somebody wrote to us stays as it was sent; the office has its notes. */
const asSent = { update: nobodyField }

/** What the acts of the inquiry's page write. */
const byService = { create: nobodyField, update: nobodyField }

const sent = [
  'kind',
  'name',
  'email',
  'phone',
  'service',
  'message',
  'quoteConfiguration',
  'quoteTotal',
  'locale',
]

/** What was answered goes with what was asked. */
const forgetCorrespondence: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: slugs.correspondence,
    where: { inquiry: { equals: id } },
    depth: 0,
    overrideAccess: true, // whoever may delete the inquiry
    req,
  })
}

export const Inquiries: CollectionConfig = {
  slug: slugs.inquiries,
  labels: { singular: 'Inquiry', plural: 'Inquiries' },
  admin: {
    group: groups.crm,
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'service', 'progress', 'assignedName', 'createdAt'],
    listSearchableFields: ['name', 'email', 'phone', 'message'],
    pagination: { defaultLimit: 25 },
  },
  access: {
    ...closed,
    create: adminOnly,
    read: ifWorksHere,
    update: ifWorksHere,
    delete: adminOnly,
  },
  defaultSort: '-createdAt',
  hooks: {
    beforeDelete: [forgetCorrespondence],
    beforeOperation: [
      searchFurther('phone', byPhoneDigits),
      keepFields(
        slugs.inquiries,
        sent,
        'What was sent to us stays as it was sent. Keep what you learned as a note.',
      ),
    ],
  },
  fields: [
    {
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
    },
    {
      name: 'reach',
      type: 'ui',
      admin: { components: { Field: '/src/admin/inbox/reach-of-inquiry#ReachOfInquiry' } },
    },
    {
      name: 'mayBelongTo',
      type: 'ui',
      admin: { components: { Field: '/src/admin/jobs/may-belong-to#MayBelongTo' } },
    },
    {
      name: 'desk',
      type: 'ui',
      admin: { components: { Field: '/src/admin/at-the-desk#InquiryAtTheDesk' } },
    },
    {
      name: 'message',
      type: 'textarea',
      maxLength: 10_000,
      access: asSent,
      admin: { className: 'as-sent' },
    },
    {
      name: 'conversation',
      type: 'ui',
      admin: { components: { Field: '/src/admin/inbox/conversation#Conversation' } },
    },
    {
      name: 'photos',
      type: 'ui',
      admin: { components: { Field: '/src/admin/visitor-photos#InquiryPhotos' } },
    },
    {
      name: 'quote',
      type: 'relationship',
      label: 'About the quote',
      relationTo: slugs.quotes,
      access: asSent,
      admin: { condition: ({ quote }: { quote?: unknown }) => Boolean(quote) },
    },
    phoneDigits(),
    {
      name: 'visits',
      type: 'join',
      label: 'Booked visit',
      collection: slugs.visits,
      on: 'inquiry',
      admin: {
        allowCreate: false,
        condition: ({ kind }: { kind?: unknown }) => kind === 'visit',
        defaultColumns: ['start', 'end', 'who', 'isCancelled'],
      },
    },
    {
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
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      defaultValue: 'contact',
      index: true,
      options: [
        { label: 'Contact form', value: 'contact' },
        { label: 'Design form', value: 'design' },
        { label: 'Priced configuration', value: 'quote' },
        { label: 'Chat with Sandra', value: 'chat' },
        { label: 'Booked visit', value: 'visit' },
      ],
      access: asSent,
      admin: { position: 'sidebar' },
    },
    {
      name: 'progress',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      options: [
        { label: 'New', value: 'new' },
        { label: 'In progress', value: 'in_progress' },
        { label: 'Snoozed', value: 'snoozed' },
        { label: 'Answered', value: 'answered' },
        { label: 'Closed', value: 'closed' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      // A name, since it stays where an account goes, and staff see no accounts.
      name: 'assignedName',
      type: 'text',
      label: 'Assigned to',
      access: byService,
      // on its page it is chosen beside the answer
      admin: { hidden: true },
    },
    {
      name: 'assignedTo',
      type: 'relationship',
      relationTo: slugs.users,
      access: byService,
      admin: { hidden: true },
    },
    {
      name: 'snoozedUntil',
      type: 'date',
      access: byService,
      index: true,
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
        condition: ({ progress }: { progress?: unknown }) => progress === 'snoozed',
      },
    },
    {
      name: 'isSpam',
      type: 'checkbox',
      label: 'Spam',
      defaultValue: false,
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'locale',
      type: 'text',
      label: 'Language',
      maxLength: 5,
      access: asSent,
      admin: {
        position: 'sidebar',
        readOnly: true,
        components: {
          Field: '/src/admin/inbox/language-name#LanguageField',
          Cell: '/src/admin/inbox/language-name#LanguageCell',
        },
      },
    },
    {
      name: 'notes',
      type: 'textarea',
      maxLength: 5000,
      // notes are kept with the answers now; what was written here before stays in sight
      admin: { condition: ({ notes }: { notes?: unknown }) => Boolean(notes) },
    },
  ],
}
