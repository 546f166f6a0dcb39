import type { CollectionConfig } from 'payload'
import { locales } from '@/config/locales'
import { closed } from '../access/rules'
import { slugs } from '../slugs'

/**
 * What a visitor of the site booked, or holds while he types: services alone read and write it. Where
 * the shop looks stand the visit and the inquiry that it became.
 */
export const Bookings: CollectionConfig = {
  slug: slugs.bookings,
  labels: { singular: 'Booking', plural: 'Bookings' },
  admin: { hidden: true, useAsTitle: 'zip' },
  access: closed,
  defaultSort: 'start',
  fields: [
    {
      name: 'state',
      type: 'select',
      required: true,
      options: ['held', 'booked'],
      index: true,
    },
    // What was held; once it is booked, the visit says when it is.
    { name: 'start', type: 'date', required: true, index: true },
    { name: 'end', type: 'date', required: true },
    { name: 'heldUntil', type: 'date', required: true, index: true },
    { name: 'zip', type: 'text', required: true, maxLength: 5 },
    { name: 'holdHash', type: 'text', unique: true, index: true },
    { name: 'linkNonce', type: 'text' },
    { name: 'linkHash', type: 'text', unique: true, index: true },
    { name: 'language', type: 'select', required: true, options: [...locales] },
    { name: 'name', type: 'text' },
    { name: 'email', type: 'email', index: true },
    { name: 'phone', type: 'text' },
    { name: 'address', type: 'text' },
    { name: 'about', type: 'text' },
    { name: 'message', type: 'textarea' },
    // What was typed and what is wrong with it, while it is held.
    { name: 'typed', type: 'json', admin: { hidden: true } },
    { name: 'visit', type: 'relationship', relationTo: slugs.visits, unique: true },
    { name: 'inquiry', type: 'relationship', relationTo: slugs.inquiries },
    // The customer who booked it signed in: what is typed proves nobody.
    { name: 'user', type: 'relationship', relationTo: slugs.users },
    // The quote whose secret link he came from; of it he is as sure as of an account.
    { name: 'quote', type: 'relationship', relationTo: slugs.quotes },
  ],
}
