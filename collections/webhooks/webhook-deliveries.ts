import type { CollectionConfig } from 'payload'
import { adminOnly, closed } from '../access/rules'
import { groups } from '../admin-groups'
import { slugs } from '../slugs'
import { deliveryStates } from './delivery-states'
import { eventOptions } from './event-options'

/** Each message to another program, with how it went. Written by services alone. */
export const WebhookDeliveries: CollectionConfig = {
  slug: slugs.webhookDeliveries,
  labels: { singular: 'Webhook delivery', plural: 'Webhook deliveries' },
  admin: {
    group: groups.settings,
    useAsTitle: 'about',
    defaultColumns: ['event', 'about', 'receiver', 'state', 'tries', 'lastStatus', 'createdAt'],
    listSearchableFields: ['about', 'messageId'],
    description: 'What other programs were told, and what they answered.',
  },
  access: { ...closed, read: adminOnly },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  disableDuplicate: true,
  fields: [
    {
      name: 'sendAgain',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/webhooks/send-again-part#SendAgainPart' },
        disableListColumn: true,
      },
    },
    { name: 'event', type: 'select', required: true, index: true, options: eventOptions },
    { name: 'about', type: 'text', required: true, index: true },
    {
      name: 'receiver',
      type: 'relationship',
      relationTo: slugs.webhookReceivers,
      index: true,
      // the log is kept when the receiver is deleted
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'waiting',
      index: true,
      options: deliveryStates,
      admin: { position: 'sidebar' },
    },
    {
      name: 'tries',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { position: 'sidebar' },
    },
    {
      name: 'lastStatus',
      type: 'number',
      label: 'Last answer',
      admin: { position: 'sidebar', description: 'As HTTP says it; empty where there was none.' },
    },
    {
      name: 'lastTriedAt',
      type: 'date',
      label: 'Last tried',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'nextTryAt',
      type: 'date',
      label: 'Next try',
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'calledAddress', type: 'text', label: 'Sent to' },
    { name: 'lastText', type: 'textarea', label: 'What was answered' },
    { name: 'messageId', type: 'text', label: 'webhook-id', required: true, index: true },
    // the signature is over exactly this text
    { name: 'body', type: 'textarea', required: true },
  ],
}
