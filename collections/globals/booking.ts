import type {
  ArrayField,
  CollapsibleField,
  GlobalConfig,
  NumberField,
  NumberFieldSingleValidation,
  RowField,
  TextFieldSingleValidation,
} from 'payload'
import { readZipList } from '@/domain/booking/area-of-zip'
import { weekdayNames } from '@/domain/booking/booking-rules'
import { anyone, ifWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { dayOnly } from '../fields/day-only'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'

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

const hours: ArrayField = {
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

const areas: ArrayField = {
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

const closedDays: ArrayField = {
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

const days = within({ min: 0, max: 120, whole: true })

const laterDays: NumberFieldSingleValidation = (value, args) => {
  const { makeDaysLeast } = args.siblingData as { makeDaysLeast?: unknown }
  if (typeof value === 'number' && typeof makeDaysLeast === 'number' && value < makeDaysLeast) {
    return 'It is no less than the least.'
  }
  return days(value, args)
}

function daysField(
  name: string,
  label: string,
  {
    validate = days,
    ...admin
  }: { validate?: NumberFieldSingleValidation; description?: string } = {},
): NumberField {
  return { name, type: 'number', label, validate, admin: { width: '20%', ...admin } }
}

/** How long each step takes; asked once for most work and once for shop fronts. */
const leadFields = (): RowField => ({
  type: 'row',
  fields: [
    daysField('measureDays', 'Until the measuring visit', {
      description: 'Where no visit can be booked on the site.',
    }),
    daysField('approveDays', 'From there to the approved drawing'),
    daysField('makeDaysLeast', 'To make the glass, at least'),
    daysField('makeDaysMost', 'At most', { validate: laterDays }),
    daysField('installDays', 'From there to the installation'),
  ],
})

const leadTimes: CollapsibleField = {
  type: 'collapsible',
  label: 'From order to installation',
  admin: {
    description:
      'In working days: Monday to Friday, and no closed days. Estimates and pages name days by these, once all five are filled in.',
  },
  fields: [
    leadFields(),
    {
      name: 'commercial',
      type: 'group',
      label: 'Storefronts and offices',
      admin: { description: 'Empty: their pages and estimates name no days.' },
      fields: [leadFields()],
    },
  ],
}

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
