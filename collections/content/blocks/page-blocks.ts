import type { Block, Field } from 'payload'
import { plateBlocks } from './plate-blocks'

/** What staff can put between the paragraphs of a page, besides text. */
const titledItems = (
  called: { singular: string; plural: string },
  ...more: Field[]
): Block['fields'] => [
  { name: 'heading', type: 'text', maxLength: 120 },
  {
    name: 'items',
    type: 'array',
    labels: called,
    required: true,
    minRows: 1,
    maxRows: 12,
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 120 },
      { name: 'text', type: 'textarea', required: true, maxLength: 600 },
      ...more,
    ],
  },
]

const Cards: Block = {
  slug: 'cards',
  labels: { singular: 'Cards', plural: 'Cards' },
  fields: titledItems(
    { singular: 'Card', plural: 'Cards' },
    { name: 'image', type: 'upload', relationTo: 'media' },
  ),
}

const Steps: Block = {
  slug: 'steps',
  labels: { singular: 'Steps', plural: 'Steps' },
  fields: titledItems({ singular: 'Step', plural: 'Steps' }),
}

const Questions: Block = {
  slug: 'questions',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: titledItems({ singular: 'Question', plural: 'Questions' }),
}

const Figures: Block = {
  slug: 'figures',
  labels: { singular: 'Figures', plural: 'Figures' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 120 },
    {
      name: 'items',
      type: 'array',
      labels: { singular: 'Figure', plural: 'Figures' },
      required: true,
      minRows: 1,
      maxRows: 6,
      fields: [
        {
          name: 'figure',
          type: 'text',
          required: true,
          maxLength: 20,
          admin: { description: 'As it stands in the dimension line: 84", 110 lb.' },
        },
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', required: true, maxLength: 600 },
      ],
    },
  ],
}

const GalleryStrip: Block = {
  slug: 'gallery',
  labels: { singular: 'Gallery strip', plural: 'Gallery strips' },
  fields: [
    { name: 'heading', type: 'text', maxLength: 120 },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'gallery-categories',
      admin: { description: 'Empty: of all projects.' },
    },
  ],
}

const Picture: Block = {
  slug: 'picture',
  labels: { singular: 'Picture', plural: 'Pictures' },
  fields: [
    { name: 'image', type: 'upload', relationTo: 'media', required: true },
    { name: 'caption', type: 'text', maxLength: 300 },
  ],
}

const CallBand: Block = {
  slug: 'callBand',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    { name: 'buttonText', type: 'text', required: true, maxLength: 60 },
    {
      name: 'href',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'An address on this site, such as /get-quote.' },
      validate: (value: unknown) =>
        (typeof value === 'string' && /^\/(?!\/)/.test(value)) || 'Start it with one slash.',
    },
  ],
}

export const pageBlocks: Block[] = [
  Cards,
  Steps,
  Questions,
  Figures,
  Picture,
  GalleryStrip,
  CallBand,
  ...plateBlocks,
]
