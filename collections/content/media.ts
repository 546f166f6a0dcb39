import path from 'node:path'
import type { Access, CollectionConfig } from 'payload'
import { publicContent } from '../access/rules'
import { groups } from '../admin-groups'
import { refuseWithoutRoom } from '../hooks/refuse-without-room'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { keepShownPicture } from './hooks/keep-shown-picture'
import { nameByContent } from './hooks/name-by-content'
import { mostPixels, refuseManyPixels } from './hooks/refuse-many-pixels'
import { refuseOtherFiles } from './hooks/refuse-other-files'

const webp = { format: 'webp' as const, options: { quality: 80 } }

/** Of the folder only what is a picture of the library: Payload looks for the row when a rule names rows. */
const rowsAndTheirFiles: Access = ({ isReadingStaticFile }) =>
  isReadingStaticFile ? { id: { exists: true } } : true

export const Media: CollectionConfig = {
  slug: slugs.media,
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: groups.content,
    useAsTitle: 'alt',
    description:
      'JPEG, PNG or WebP of up to 15 MB and 60 megapixels; photos of an iPhone (HEIC) have to be saved as one of these first.',
    defaultColumns: ['filename', 'alt', 'category', 'updatedAt'],
    listSearchableFields: ['alt', 'caption', 'filename'],
  },
  access: { ...publicContent, read: rowsAndTheirFiles },
  hooks: {
    ...revalidates(slugs.media),
    beforeOperation: [refuseOtherFiles, refuseManyPixels, refuseWithoutRoom, nameByContent],
    beforeDelete: [keepShownPicture],
  },
  upload: {
    staticDir: path.resolve(process.cwd(), 'media'),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp'],
    pasteURL: false,
    constructorOptions: { limitInputPixels: mostPixels },
    focalPoint: true,
    adminThumbnail: 'thumbnail',
    imageSizes: [
      { name: 'thumbnail', width: 400, withoutEnlargement: true, formatOptions: webp },
      { name: 'card', width: 800, withoutEnlargement: true, formatOptions: webp },
    ],
  },
  fields: [
    {
      name: 'alt',
      localized: true,
      type: 'text',
      label: 'What it shows',
      required: true,
      maxLength: 250,
      admin: { description: 'Read to those who can’t see the picture.' },
    },
    { name: 'caption', localized: true, type: 'text', maxLength: 300 },
    {
      name: 'category',
      type: 'text',
      maxLength: 60,
      index: true,
      admin: { position: 'sidebar', description: 'What kind of work it shows, to find it again.' },
    },
    {
      name: 'isSample',
      type: 'checkbox',
      label: 'Sample',
      defaultValue: false,
      admin: {
        position: 'sidebar',
        description: 'An illustration that came with the site, not a picture of finished work.',
      },
    },
  ],
}
