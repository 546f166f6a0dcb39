import type { Block, Field } from 'payload'
import {
  factSources,
  limitDrawings,
  metalKeys,
  partDrawings,
  plateDrawings,
} from '../../../src/domain/content/plate-choices'
import type {
  FactSource,
  LimitDrawing,
  MetalKey,
  PlateDrawing,
} from '../../../src/domain/content/plate-choices'
import { showerFinishKeys } from '../../../src/domain/pricing/shower-options'

/** The chapters of a product page; each is as wide as the page. */
const plateLabels: Record<PlateDrawing, string> = {
  shower: 'Shower: elevation with four details',
  mirrors: 'Mirrors: dimensions on the picture',
}

const limitLabels: Record<LimitDrawing, string> = {
  'shower-heights': 'How tall shower glass can be',
  'mirror-shapes': 'Shapes of mirrors on one line',
}

const metalLabels: Record<MetalKey, string> = {
  chrome: 'Chrome',
  nickel: 'Brushed nickel',
  black: 'Matte black',
  brass: 'Brushed brass',
}

const sourceLabels: Record<FactSource, string> = {
  word: 'As it is written here',
  warranty: 'The warranty of Company; hidden while it is empty',
  certifications: 'Only while Company lists a certification or license',
}

const heading: Field = { name: 'heading', type: 'text', required: true, maxLength: 120 }
const lead: Field = { name: 'lead', type: 'textarea', maxLength: 400 }
const image: Field = { name: 'image', type: 'upload', relationTo: 'media' }

function words(name: string, maxLength: number, required = true): Field {
  return { name, type: 'text', required, maxLength }
}

function choice<Value extends string>(
  name: string,
  keys: readonly Value[],
  labels: Record<Value, string>,
): Field {
  return {
    name,
    type: 'select',
    required: true,
    options: keys.map((value) => ({ value, label: labels[value] })),
  }
}

function rows(
  name: string,
  called: { singular: string; plural: string },
  fields: Field[],
  maxRows: number,
): Field {
  return { name, type: 'array', labels: called, required: true, minRows: 1, maxRows, fields }
}

function percent(name: string): Field {
  return { name, type: 'number', required: true, min: 0, max: 100 }
}

const note = { singular: 'Note', plural: 'Notes' }
const line = { singular: 'Line', plural: 'Lines' }

const Plate: Block = {
  slug: 'plate',
  labels: { singular: 'Plate', plural: 'Plates' },
  fields: [
    choice('drawing', plateDrawings, plateLabels),
    image,
    words('caption', 200, false),
    {
      ...rows('notes', note, [words('name', 40), words('text', 200)], 8),
      admin: { description: 'In the order of the parts of the drawing: A, B, C and so on.' },
    } as Field,
    {
      name: 'marks',
      type: 'array',
      labels: { singular: 'Dimension on the picture', plural: 'Dimensions on the picture' },
      maxRows: 8,
      admin: { description: 'In percent of the picture, from its left or its top.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'axis',
              type: 'select',
              required: true,
              defaultValue: 'x',
              options: [
                { value: 'x', label: 'A width' },
                { value: 'y', label: 'A height' },
              ],
            },
            percent('from'),
            percent('to'),
            percent('at'),
            words('figure', 12),
          ],
        },
      ],
    },
  ],
}

const FinishComparator: Block = {
  slug: 'finishComparator',
  labels: { singular: 'Finish comparator', plural: 'Finish comparators' },
  fields: [
    heading,
    lead,
    rows(
      'items',
      { singular: 'Finish', plural: 'Finishes' },
      [
        {
          name: 'finish',
          type: 'select',
          options: showerFinishKeys.map((key) => ({ value: key, label: key.replace('_', ' ') })),
          admin: { description: 'What it adds to the price is read from the finishes.' },
        },
        words('name', 40),
        words('text', 120),
        { ...image, required: true } as Field,
      ],
      6,
    ),
  ],
}

const Limits: Block = {
  slug: 'limits',
  labels: { singular: 'Limits, drawn', plural: 'Limits, drawn' },
  fields: [
    heading,
    lead,
    choice('drawing', limitDrawings, limitLabels),
    rows('items', note, [words('name', 40), words('text', 120)], 6),
  ],
}

const Metals: Block = {
  slug: 'metals',
  labels: { singular: 'Metals', plural: 'Metals' },
  fields: [
    heading,
    lead,
    { ...image, required: true } as Field,
    words('caption', 200, false),
    rows(
      'items',
      { singular: 'Metal', plural: 'Metals' },
      [choice('metal', metalKeys, metalLabels), words('name', 40), words('text', 60)],
      4,
    ),
  ],
}

const Parts: Block = {
  slug: 'parts',
  labels: { singular: 'Parts, drawn', plural: 'Parts, drawn' },
  fields: [
    heading,
    lead,
    rows(
      'items',
      { singular: 'Part', plural: 'Parts' },
      [
        {
          name: 'drawing',
          type: 'select',
          required: true,
          options: partDrawings.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
        },
        words('title', 60),
        {
          ...words('figure', 20, false),
          admin: { description: 'As in 80 lb: what it carries or measures; may be empty.' },
        } as Field,
        words('text', 400),
        {
          ...words('href', 200, false),
          admin: { description: 'An address on this site that it leads to; may be empty.' },
        } as Field,
      ],
      12,
    ),
  ],
}

const ledgerLine: Field[] = [words('title', 80), words('text', 60)]

const Included: Block = {
  slug: 'included',
  labels: { singular: 'What is included', plural: 'What is included' },
  fields: [
    heading,
    rows('items', line, ledgerLine, 8),
    words('notHeading', 80),
    rows('notItems', line, ledgerLine, 8),
  ],
}

const Facts: Block = {
  slug: 'facts',
  labels: { singular: 'Facts', plural: 'Facts' },
  fields: [
    { ...image, admin: { description: 'Across the whole page, above the facts.' } },
    words('caption', 200, false),
    rows(
      'items',
      { singular: 'Fact', plural: 'Facts' },
      [
        choice('source', factSources, sourceLabels),
        {
          ...words('figure', 24, false),
          admin: { description: 'As in 1–2 weeks. The warranty brings its own.' },
        } as Field,
        words('text', 160),
      ],
      4,
    ),
  ],
}

/** Days of the calendar are counted by the site: Sundays and holidays are no working days. */
function days(name: string, label: string, initial: number): Field {
  return { name, label, type: 'number', required: true, min: 1, max: 60, defaultValue: initial }
}

const Dates: Block = {
  slug: 'dates',
  labels: { singular: 'Dates, from today', plural: 'Dates, from today' },
  fields: [
    heading,
    lead,
    {
      type: 'row',
      fields: [
        days('measureAfter', 'Working days to the measuring visit', 2),
        days('approveAfter', 'From there to the drawing', 3),
        days('readyAfter', 'From there to the glass', 6),
        days('installAfter', 'From there to the installation', 4),
      ],
    },
    rows(
      'items',
      { singular: 'Step', plural: 'Steps' },
      [words('title', 40), words('text', 80)],
      5,
    ),
  ],
}

export const plateBlocks: Block[] = [
  Plate,
  FinishComparator,
  Limits,
  Parts,
  Metals,
  Included,
  Facts,
  Dates,
]
