import type { GlobalConfig } from 'payload'
import { anyone, ifWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'
import { areas, closedDays, hours } from './booking-days'
import { leadTimes } from './lead-times'

/** When customers may book a visit of the shop by themselves. */
export const Booking: GlobalConfig = {
  slug: globalSlugs.booking,
  label: 'Visits to book',
  typescript: { interface: 'BookingSettings' },
  admin: {
    group: groups.settings,
    description:
      'Measuring visits that customers book on the site. Every measuring visit takes a place, also one that you set yourselves.',
  },
  access: { read: anyone, update: ifWorksHere, readVersions: ifWorksHere },
  versions: { max: 20 },
  hooks: revalidatesGlobal(globalSlugs.booking),
  fields: [
    {
      name: 'isOpen',
      type: 'checkbox',
      label: 'Visits can be booked on the site',
      required: true,
      defaultValue: false,
    },
    hours,
    {
      type: 'row',
      fields: [
        {
          name: 'lengthMinutes',
          type: 'number',
          label: 'A visit takes (minutes)',
          required: true,
          defaultValue: 60,
          validate: within({ min: 15, max: 480, whole: true }),
          admin: { width: '50%' },
        },
        {
          name: 'places',
          type: 'number',
          label: 'Visits at the same time',
          required: true,
          defaultValue: 1,
          validate: within({ min: 1, max: 50, whole: true }),
          admin: { width: '50%' },
        },
        {
          name: 'leadHours',
          type: 'number',
          label: 'Booked at the latest (hours before)',
          required: true,
          defaultValue: 24,
          validate: within({ min: 0, max: 336, whole: true }),
          admin: { width: '50%' },
        },
        {
          name: 'aheadDays',
          type: 'number',
          label: 'Booked at the earliest (days before)',
          required: true,
          defaultValue: 28,
          validate: within({ min: 1, max: 120, whole: true }),
          admin: { width: '50%' },
        },
        {
          name: 'changeHours',
          type: 'number',
          label: 'Moved or called off by link (hours before)',
          required: true,
          defaultValue: 24,
          validate: within({ min: 0, max: 336, whole: true }),
          admin: { width: '50%' },
        },
        {
          name: 'holdMinutes',
          type: 'number',
          label: 'A time is held while somebody types (minutes)',
          required: true,
          defaultValue: 15,
          validate: within({ min: 10, max: 30, whole: true }),
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'keepsHolidays',
      type: 'checkbox',
      label: 'No visits on federal holidays',
      required: true,
      defaultValue: true,
      admin: { description: 'Calls of these days go to the emergency number, too.' },
    },
    closedDays,
    leadTimes,
    areas,
    {
      name: 'elsewhere',
      type: 'select',
      label: 'ZIP codes of no area',
      required: true,
      defaultValue: 'any_day',
      options: [
        { label: 'Every day that has hours', value: 'any_day' },
        { label: 'No visits to book: they are asked to call', value: 'nowhere' },
      ],
    },
  ],
}
