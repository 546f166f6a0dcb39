import { BlocksFeature, lexicalEditor } from '@payloadcms/richtext-lexical'
import type { CollectionConfig } from 'payload'
import { publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { slug } from '../fields/slug'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { pageBlocks } from './blocks/page-blocks'

export const Pages: CollectionConfig = {
  slug: slugs.pages,
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  access: publishedContent,
  versions: { drafts: true, maxPerDoc: 20 },
  hooks: revalidates(slugs.pages),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    slug(),
    { name: 'intro', type: 'textarea', maxLength: 500 },
    {
      name: 'body',
      type: 'richText',
      editor: lexicalEditor({
        features: ({ defaultFeatures }) => [
          ...defaultFeatures,
          BlocksFeature({ blocks: pageBlocks }),
        ],
      }),
    },
  ],
}
