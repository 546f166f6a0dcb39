import type { ArrayField, TextFieldSingleValidation } from 'payload'
import { readZipList } from '@/domain/booking/area-of-zip'
import { weekdayNames } from '@/domain/booking/booking-rules'
import { dayOnly } from '../fields/day-only'

const weekdays = weekdayNames.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`,
}))

const clock: TextFieldSingleValidation = (value) =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value ?? '') || 'Write it as 09:00 or 17:30.'

const laterClock: TextFieldSingleValidation = (value, args) => {
  const { from } = args.siblingData as { from?: unknown }
  if (typeof from === 'string' && typeof value === 'string' && value <= from) {
    return 'It ends after it begins.'
  }
  return clock(value, args)
}

/** On which days, at which hours. */
export const hours: ArrayField = {
  name: 'hours',
  type: 'array',
  label: 'Days and hours of visits',
  labels: { singular: 'Hours', plural: 'Hours' },
  maxRows: 40,
  admin: { description: 'By the clock of the shop. Two rows for one day leave a break between.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'weekday',
          type: 'select',
          required: true,
          options: weekdays,
          admin: { width: '34%' },
        },
        { name: 'from', type: 'text', required: true, validate: clock, admin: { width: '33%' } },
        {
          name: 'until',
          type: 'text',
          required: true,
          validate: laterClock,
          admin: { width: '33%' },
        },
      ],
    },
  ],
}

/** In which places on which of these days. */
export const areas: ArrayField = {
  name: 'areas',
  type: 'array',
  label: 'Days by ZIP code',
  labels: { singular: 'Area', plural: 'Areas' },
  maxRows: 60,
  admin: { description: 'As in: to Frisco we come on Tuesdays.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 60, admin: { width: '50%' } },
        {
          name: 'weekdays',
          type: 'select',
          hasMany: true,
          options: weekdays,
          admin: { width: '50%', description: 'None: every day that has hours.' },
        },
      ],
    },
    {
      name: 'zips',
      type: 'textarea',
      label: 'ZIP codes',
      required: true,
      maxLength: 4000,
      validate: (value) =>
        ((readZipList(value ?? '')?.length ?? 0) > 0 && true) ||
        'Five digits each, or the first three or four for all that begin with them.',
      admin: { description: '75033, 75034; 752 means all that begin with it.' },
    },
  ],
}

/** On which days not. */
export const closedDays: ArrayField = {
  name: 'closedDays',
  type: 'array',
  label: 'Closed',
  labels: { singular: 'Days', plural: 'Days' },
  maxRows: 100,
  admin: { description: 'Nobody visits, and calls of these days go to the emergency number.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'from',
          type: 'date',
          required: true,
          admin: { width: '50%', date: dayOnly },
        },
        {
          name: 'until',
          type: 'date',
          admin: { width: '50%', date: dayOnly, description: 'Empty: one day.' },
        },
      ],
    },
  ],
}
