import type { GlobalConfig } from 'payload'
import { anyone, ifEditsContent } from '../access/rules'
import { groups } from '../admin-groups'
import { textList } from '../fields/text-list'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'

/** How people say things; what is answered stands with the questions and answers. */
export const Assistant: GlobalConfig = {
  slug: globalSlugs.assistant,
  label: 'Words she knows',
  admin: {
    group: groups.assistant,
    description: 'Words that mean the same to her, and the towns that you go to.',
  },
  access: { read: anyone, update: ifEditsContent, readVersions: ifEditsContent },
  versions: { max: 20 },
  hooks: revalidatesGlobal(globalSlugs.assistant),
  fields: [
    textList({
      name: 'towns',
      label: 'Towns you go to',
      description:
        'Each closed with Enter. Sandra says yes to whoever asks for one of them, and to no other.',
    }),
    {
      name: 'synonyms',
      type: 'array',
      label: 'Words that mean the same',
      labels: { singular: 'Row', plural: 'Rows' },
      localized: true,
      maxRows: 300,
      admin: {
        initCollapsed: true,
        description: 'One meaning a row, in each language. Sandra takes every word for the first.',
        components: { RowLabel: '/src/admin/knowledge/words-label#WordsLabel' },
      },
      fields: [
        {
          name: 'words',
          type: 'text',
          required: true,
          maxLength: 1000,
          admin: { description: 'Parted by commas: foggy, cloudy, moisture between.' },
        },
      ],
    },
  ],
}
