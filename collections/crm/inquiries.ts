import type { CollectionConfig } from 'payload'
import { adminOnly, closed, ifWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { byPhoneDigits, phoneDigits } from '../fields/phone-digits'
import { keepFields } from '../hooks/keep-fields'
import { searchFurther } from '../hooks/search-further'
import { slugs } from '../slugs'
import { asSent } from './fields/as-sent'
import { pricedConfiguration } from './fields/priced-configuration'
import { progress } from './fields/progress'
import { whoWrote } from './fields/who-wrote'
import { forgetCorrespondence } from './hooks/forget-correspondence'

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
    whoWrote,
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
    pricedConfiguration,
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
    ...progress,
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
