import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { faultOfAddress } from '@/integrations/webhooks/receiver-address'
import type { AddressFault } from '@/integrations/webhooks/receiver-address'
import { reachOfSite } from '@/integrations/webhooks/reach'
import { nobodyField } from '../access/field-rules'
import { adminOnly, closed } from '../access/rules'
import { groups } from '../admin-groups'
import { slugs } from '../slugs'
import { eventOptions } from './event-options'
import { giveSecret } from './give-secret'

const faults: Record<AddressFault, string> = {
  unreadable: 'Please enter a whole address, as in https://books.example.com/hooks.',
  not_https: 'The address has to begin with https://.',
  has_password: 'Please leave out the name and password: the signature says who calls.',
  private: 'This address is inside a network. Please enter one that the internet reaches.',
}

const mayBeCalled: TextFieldSingleValidation = (value) => {
  const fault = faultOfAddress(value ?? '', reachOfSite())
  return fault === null || faults[fault]
}

/** Programs of others that are told what happens here. */
export const WebhookReceivers: CollectionConfig = {
  slug: slugs.webhookReceivers,
  labels: { singular: 'Webhook receiver', plural: 'Webhook receivers' },
  admin: {
    group: groups.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'address', 'events', 'isOn'],
    description:
      'Programs that are told when a quote is accepted or paid, a job installed or money given back. Each message is signed.',
  },
  access: { ...closed, create: adminOnly, read: adminOnly, update: adminOnly, delete: adminOnly },
  defaultSort: 'name',
  disableBulkEdit: true,
  disableDuplicate: true,
  hooks: { beforeChange: [giveSecret] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'address',
      type: 'text',
      required: true,
      maxLength: 500,
      validate: mayBeCalled,
      admin: { placeholder: 'https://' },
    },
    {
      name: 'events',
      type: 'select',
      label: 'Told of',
      hasMany: true,
      required: true,
      options: eventOptions,
    },
    {
      name: 'isOn',
      type: 'checkbox',
      label: 'On',
      defaultValue: true,
      required: true,
      admin: { description: 'Off: nothing is sent, and what waits is not sent either.' },
    },
    {
      name: 'showSecret',
      type: 'ui',
      admin: {
        components: { Field: '/src/admin/webhooks/receiver-secret-part#ReceiverSecretPart' },
        disableListColumn: true,
      },
    },
    {
      name: 'deliveries',
      type: 'join',
      collection: slugs.webhookDeliveries,
      on: 'receiver',
      defaultLimit: 10,
      defaultSort: '-createdAt',
      maxDepth: 0,
      admin: {
        allowCreate: false,
        defaultColumns: ['event', 'about', 'state', 'lastStatus', 'createdAt'],
      },
    },
    {
      name: 'secret',
      type: 'text',
      // Encrypted; what is shown once is read by the service alone.
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'secretBefore',
      type: 'text',
      // Signs beside the new one for a day, so that the receiver changes over without losing a message.
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'secretBeforeUntil',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'secretShownAt',
      type: 'date',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'secretShownTo',
      type: 'text',
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
  ],
}
