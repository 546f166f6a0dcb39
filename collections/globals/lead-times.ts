import type { CollapsibleField, NumberField, NumberFieldSingleValidation, RowField } from 'payload'
import { within } from '../fields/bounds'

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

/** How long it takes from order to installation. */
export const leadTimes: CollapsibleField = {
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
