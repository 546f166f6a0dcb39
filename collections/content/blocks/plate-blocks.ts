import type { Block, Field } from 'payload'
import {
  factSources,
  limitDrawings,
  metalKeys,
  partDrawings,
  plateDrawings,
} from '../../../src/domain/content/plate-choices'
import { showerFinishKeys } from '../../../src/domain/pricing/shower-options'
import { choice, optionalWords, rowsOfWords, words } from './block-rows'
import { limitLabels, metalLabels, plateLabels, sourceLabels } from './plate-labels'

/** The chapters of a product page; each is as wide as the page. */
const heading = words('heading', 120)
const lead: Field = { name: 'lead', type: 'textarea', maxLength: 400 }
const caption = words('caption', 200, false)
const image: Field = { name: 'image', type: 'upload', relationTo: 'media' }
const ownImage: Field = { name: 'image', type: 'upload', relationTo: 'media', required: true }

const note = { singular: 'Note', plural: 'Notes' }
const line = { singular: 'Line', plural: 'Lines' }

function percent(name: string): Field {
  return { name, type: 'number', required: true, min: 0, max: 100 }
}

/** Optional: not every plate opens with a picture. */
const marks: Field = {
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
}

const Plate: Block = {
  slug: 'plate',
  labels: { singular: 'Plate', plural: 'Plates' },
  fields: [
    choice('drawing', plateDrawings, plateLabels),
    image,
    caption,
    rowsOfWords('notes', {
      called: note,
      lines: { name: 40, text: 200 },
      maxRows: 8,
      description: 'In the order of the parts of the drawing: A, B, C and so on.',
    }),
    marks,
  ],
}

const finish: Field = {
  name: 'finish',
  type: 'select',
  options: showerFinishKeys.map((key) => ({ value: key, label: key.replace('_', ' ') })),
  admin: { description: 'What it adds to the price is read from the finishes.' },
}

const FinishComparator: Block = {
  slug: 'finishComparator',
  labels: { singular: 'Finish comparator', plural: 'Finish comparators' },
  fields: [
    heading,
    lead,
    rowsOfWords('items', {
      called: { singular: 'Finish', plural: 'Finishes' },
      first: [finish],
      lines: { name: 40, text: 120 },
      last: [ownImage],
      maxRows: 6,
    }),
  ],
}

const Limits: Block = {
  slug: 'limits',
  labels: { singular: 'Limits, drawn', plural: 'Limits, drawn' },
  fields: [
    heading,
    lead,
    choice('drawing', limitDrawings, limitLabels),
    rowsOfWords('items', { called: note, lines: { name: 40, text: 120 }, maxRows: 6 }),
  ],
}

const Metals: Block = {
  slug: 'metals',
  labels: { singular: 'Metals', plural: 'Metals' },
  fields: [
    heading,
    lead,
    ownImage,
    caption,
    rowsOfWords('items', {
      called: { singular: 'Metal', plural: 'Metals' },
      first: [choice('metal', metalKeys, metalLabels)],
      lines: { name: 40, text: 60 },
      maxRows: 4,
    }),
  ],
}

const part: Field = {
  name: 'drawing',
  type: 'select',
  required: true,
  options: partDrawings.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
}

const Parts: Block = {
  slug: 'parts',
  labels: { singular: 'Parts, drawn', plural: 'Parts, drawn' },
  fields: [
    heading,
    lead,
    rowsOfWords('items', {
      called: { singular: 'Part', plural: 'Parts' },
      first: [
        part,
        words('title', 60),
        optionalWords('figure', 20, 'As in 80 lb: what it carries or measures; may be empty.'),
      ],
      lines: { text: 400 },
      last: [optionalWords('href', 200, 'An address on this site that it leads to; may be empty.')],
      maxRows: 12,
    }),
  ],
}

const ledger = { called: line, lines: { title: 80, text: 60 }, maxRows: 8 }

const Included: Block = {
  slug: 'included',
  labels: { singular: 'What is included', plural: 'What is included' },
  fields: [
    heading,
    rowsOfWords('items', ledger),
    words('notHeading', 80),
    rowsOfWords('notItems', ledger),
  ],
}

const Facts: Block = {
  slug: 'facts',
  labels: { singular: 'Facts', plural: 'Facts' },
  fields: [
    { ...image, admin: { description: 'Across the whole page, above the facts.' } },
    caption,
    rowsOfWords('items', {
      called: { singular: 'Fact', plural: 'Facts' },
      first: [
        choice('source', factSources, sourceLabels),
        optionalWords(
          'figure',
          24,
          'As in 1–2 days. The warranty and the time to make glass bring their own.',
        ),
      ],
      lines: { text: 160 },
      maxRows: 4,
    }),
  ],
}

/** Its days are those of the estimate: they follow from Visits to book. */
const Dates: Block = {
  slug: 'dates',
  labels: { singular: 'Dates, from today', plural: 'Dates, from today' },
  fields: [
    heading,
    lead,
    rowsOfWords('items', {
      called: { singular: 'Step', plural: 'Steps' },
      lines: { title: 40, text: 80 },
      maxRows: 5,
      description:
        'You say yes, measured, approved, glass ready, installed. The days follow from Visits to book.',
    }),
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
