import type { CollectionConfig } from 'payload'
import { isTakenSlug, pageAddress } from '../../src/domain/content/page-address'
import { publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { bodyWithBlocks } from '../fields/body-with-blocks'
import { image } from '../fields/image'
import { slug } from '../fields/slug'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { previewedDrafts } from './drafts'
import { redirectsOldAddress } from './hooks/redirect-old-address'
import { previewed } from './preview'

export const Pages: CollectionConfig = {
  slug: slugs.pages,
  labels: { singular: 'Page', plural: 'Pages' },
  admin: {
    group: groups.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    ...previewed(pageAddress),
  },
  access: publishedContent,
  versions: previewedDrafts,
  hooks: {
    ...revalidates(slugs.pages),
    beforeChange: [redirectsOldAddress(slugs.pages, pageAddress)],
  },
  fields: [
    { name: 'title', localized: true, type: 'text', required: true, maxLength: 150 },
    slug(isTakenSlug),
    { name: 'intro', localized: true, type: 'textarea', maxLength: 500 },
    ...image(),
    bodyWithBlocks(),
  ],
}
