import type { CollectionConfig, PayloadRequest } from 'payload'
import { isSiteAddress } from '../../src/domain/content/page-address'
import { nobodyField } from '../access/field-rules'
import { activeOrWorksHere, publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { textList } from '../fields/text-list'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { askedIn, examplesIn, questionIdIn } from './hooks/asked-question'
import { closeQuestion } from './hooks/close-question'

const onThisSite = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  isSiteAddress(value) ||
  'A page of this site that begins with one slash, such as /services.'

/** Questions with their answers: what Sandra says, and what the knowledge base lists as `faqs`. */
export const Answers: CollectionConfig = {
  slug: slugs.answers,
  labels: { singular: 'Question and answer', plural: 'Questions and answers' },
  admin: {
    group: groups.assistant,
    useAsTitle: 'question',
    defaultColumns: ['question', 'active', 'updatedAt'],
    listSearchableFields: ['question', 'answer'],
    pagination: { defaultLimit: 100 },
    description:
      'Sandra answers from every one that is switched on, in both languages. Write facts only; figures that change belong to pricing and company.',
  },
  access: { ...publishedContent, read: activeOrWorksHere },
  defaultSort: 'question',
  versions: { maxPerDoc: 20 },
  hooks: {
    ...revalidates(slugs.answers),
    afterChange: [...revalidates(slugs.answers).afterChange, closeQuestion],
  },
  fields: [
    {
      name: 'question',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      defaultValue: ({ req }: { req: PayloadRequest }) => askedIn(req),
      admin: { description: 'As a customer would ask it.' },
    },
    {
      name: 'answer',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 2000,
    },
    {
      ...textList({
        name: 'phrasings',
        label: 'Other ways to ask it',
        localized: true,
        description: 'Whole questions, each closed with Enter. The more, the better she finds it.',
      }),
      defaultValue: ({ req }: { req: PayloadRequest }) => examplesIn(req),
    },
    textList({
      name: 'keywords',
      label: 'Keywords',
      localized: true,
      maxLength: 60,
      description: 'Words that mean just this. Not words that many questions share.',
    }),
    {
      name: 'page',
      type: 'text',
      maxLength: 300,
      validate: onThisSite,
      admin: { description: 'Where it is shown or goes on, such as /services.' },
    },
    {
      name: 'nextStep',
      type: 'select',
      required: true,
      defaultValue: 'price',
      options: [
        { label: 'Get a price', value: 'price' },
        { label: 'Call us', value: 'call' },
        { label: 'Call the emergency number', value: 'emergency' },
        { label: 'Write to us', value: 'contact' },
        { label: 'None', value: 'none' },
      ],
      admin: { description: 'What is offered beneath the answer.' },
    },
    {
      name: 'active',
      type: 'checkbox',
      label: 'Sandra uses it',
      required: true,
      defaultValue: true,
      index: true,
      admin: {
        position: 'sidebar',
      },
    },
    {
      name: 'asked',
      type: 'relationship',
      label: 'Asked by visitors',
      relationTo: slugs.questions,
      access: { update: nobodyField },
      defaultValue: ({ req }: { req: PayloadRequest }) => questionIdIn(req),
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ asked }: { asked?: unknown }) => Boolean(asked),
      },
    },
  ],
}
