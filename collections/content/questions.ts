import type { CollectionConfig } from 'payload'
import { nobodyField } from '../access/field-rules'
import { closed, ifEditsContent, ifWorksHere } from '../access/rules'
import { groups } from '../admin-groups'
import { slugs } from '../slugs'

/** What visitors asked is written by the assistant alone. */
const asAsked = { update: nobodyField }

/** What Sandra could not answer, the same question once however it was put, the most asked first. */
export const Questions: CollectionConfig = {
  slug: slugs.questions,
  labels: { singular: 'Unanswered question', plural: 'Unanswered questions' },
  admin: {
    group: groups.assistant,
    useAsTitle: 'wording',
    defaultColumns: ['wording', 'count', 'lastAsked', 'language', 'state', 'reply'],
    listSearchableFields: ['wording', 'examples'],
    pagination: { defaultLimit: 50 },
    description:
      'What visitors asked and Sandra could not answer. "Answer this" opens a new answer with the question in it; saving it is all.',
  },
  access: {
    ...closed,
    read: ifWorksHere,
    update: ifEditsContent,
    delete: ifEditsContent,
  },
  defaultSort: ['state', '-count', '-lastAsked'],
  fields: [
    {
      name: 'reply',
      type: 'ui',
      label: 'Answer',
      admin: {
        components: {
          Field: '/src/admin/knowledge/answer-question#AnswerQuestionField',
          Cell: '/src/admin/knowledge/answer-question#AnswerQuestionCell',
        },
      },
    },
    {
      name: 'wording',
      type: 'text',
      label: 'Question',
      required: true,
      maxLength: 500,
      access: asAsked,
      admin: {
        readOnly: true,
        description: 'As it was asked first; what tells who asked is left out.',
      },
    },
    {
      name: 'examples',
      type: 'textarea',
      label: 'Asked like this too',
      maxLength: 1100,
      access: asAsked,
      admin: { readOnly: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'count',
          type: 'number',
          label: 'Times',
          required: true,
          defaultValue: 1,
          index: true,
          access: asAsked,
          admin: { readOnly: true, width: '33%' },
        },
        {
          name: 'lastAsked',
          type: 'date',
          required: true,
          index: true,
          access: asAsked,
          admin: { readOnly: true, width: '33%' },
        },
        {
          name: 'language',
          type: 'select',
          required: true,
          options: [
            { label: 'English', value: 'en' },
            { label: 'Spanish', value: 'es' },
          ],
          access: asAsked,
          admin: { readOnly: true, width: '33%' },
        },
      ],
    },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 300,
      access: asAsked,
      admin: { hidden: true },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: [
        { label: 'Open', value: 'open' },
        { label: 'Answered', value: 'answered' },
        { label: 'Set aside', value: 'set_aside' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'answer',
      type: 'relationship',
      relationTo: slugs.answers,
      access: asAsked,
      admin: {
        position: 'sidebar',
        readOnly: true,
        condition: ({ answer }: { answer?: unknown }) => Boolean(answer),
      },
    },
  ],
}
