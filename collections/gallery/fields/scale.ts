import type { Field, GroupField, NumberField } from 'payload'
import { panelRoles } from '../../../src/domain/gallery/elevation'
import { within } from '../../fields/bounds'
import { judgeHeight } from './judge-height'

const largestIn = 720

type Inches = {
  name: string
  label: string
  min?: number
  description?: string
  validate?: NumberField['validate']
}

/** Inches, typed as they are read off a tape. */
function inches({ name, label, min = 1, description, validate }: Inches): NumberField {
  const bounds = within({ min, max: largestIn })
  return {
    name,
    label,
    type: 'number',
    validate: validate
      ? async (value, options) => {
          const bounded = await bounds(value, options as Parameters<typeof bounds>[1])
          return bounded === true ? validate(value as never, options as never) : bounded
        }
      : bounds,
    admin: {
      width: '33%',
      components: { Field: '/src/admin/gallery/inches-field#InchesField' },
      ...(description ? { description } : {}),
    },
  }
}

/** A place in the picture, as a fraction of its width or height; set by dragging its line. */
function line(name: string): NumberField {
  return { name, type: 'number', validate: within({ min: 0, max: 1 }), admin: { hidden: true } }
}

const roleLabels = {
  fixed: 'Fixed panel',
  door: 'Door',
  mirror: 'Mirror',
  lite: 'Window or storefront pane',
  shelf: 'Shelf',
  gap: 'Wall between',
} satisfies Record<(typeof panelRoles)[number], string>

const panels: Field = {
  name: 'panels',
  type: 'array',
  labels: { singular: 'Panel', plural: 'Panels' },
  maxRows: 12,
  admin: {
    description:
      'From left to right, where there is more than one. “Wall between” is what stands free between two pieces.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        { ...inches({ name: 'widthIn', label: 'Width in inches' }), required: true },
        {
          name: 'role',
          type: 'select',
          required: true,
          defaultValue: 'fixed',
          options: panelRoles.map((value) => ({ value, label: roleLabels[value] })),
          admin: { width: '33%' },
        },
        line('endsAt'),
      ],
    },
  ],
}

/** What puts an entry on the line of the gallery, at one scale with the others. */
export function scale(): GroupField {
  return {
    name: 'scale',
    type: 'group',
    label: 'Size and scale',
    admin: {
      description:
        'For pictures taken square on. An entry without them stands in the grid alone, and shows no sizes.',
    },
    fields: [
      {
        type: 'row',
        fields: [
          inches({ name: 'widthIn', label: 'Width of the glass in inches' }),
          inches({
            name: 'heightIn',
            label: 'Height of the glass in inches',
            validate: judgeHeight as NumberField['validate'],
          }),
          inches({
            name: 'lowerEdgeIn',
            label: 'Lower edge above the floor in inches',
            min: 0,
            description: 'Empty is 0.',
          }),
        ],
      },
      ...['left', 'right', 'top', 'bottom', 'floor'].map(line),
      panels,
      {
        name: 'lines',
        type: 'ui',
        admin: { components: { Field: '/src/admin/gallery/lines-on-picture#LinesOnPicture' } },
      },
    ],
  }
}
