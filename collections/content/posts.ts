import type { CollectionConfig } from 'payload'
import { postAddress } from '../../src/domain/content/page-address'
import { publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { bodyWithBlocks } from '../fields/body-with-blocks'
import { dayOnly } from '../fields/day-only'
import { image } from '../fields/image'
import { slug } from '../fields/slug'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { previewedDrafts } from './drafts'
import { redirectsOldAddress } from './hooks/redirect-old-address'
import { previewed } from './preview'

export const Posts: CollectionConfig = {
  slug: slugs.posts,
  labels: { singular: 'Post', plural: 'Posts' },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'publishedAt', '_status'],
    listSearchableFields: ['title', 'excerpt'],
    ...previewed(postAddress),
  },
  access: publishedContent,
  defaultSort: '-publishedAt',
  versions: previewedDrafts,
  hooks: {
    ...revalidates(slugs.posts),
    beforeChange: [redirectsOldAddress(slugs.posts, postAddress)],
  },
  fields: [
    { name: 'title', localized: true, type: 'text', required: true, maxLength: 150 },
    slug(),
    {
      name: 'excerpt',
      localized: true,
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'The teaser on the home page.' },
    },
    bodyWithBlocks(),
    ...image(),
    { name: 'author', type: 'text', maxLength: 100, admin: { position: 'sidebar' } },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', date: dayOnly },
    },
  ],
}
