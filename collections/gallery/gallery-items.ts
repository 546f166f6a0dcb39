import type { CollectionConfig } from 'payload'
import { defaultLocale } from '../../src/config/locales'
import { workAddress } from '../../src/domain/content/page-address'
import { showerFinishKeys } from '../../src/domain/pricing/shower-options'
import { showerThicknesses } from '../../src/domain/pricing/thickness'
import { pricedServices } from '../../src/domain/services-catalogue/services'
import { serviceName } from '../../src/i18n/service-name'
import { publishedContent } from '../access/rules'
import { groups } from '../admin-groups'
import { draftsAndSchedule } from '../content/drafts'
import { redirectsOldAddress } from '../content/hooks/redirect-old-address'
import { dayOnly } from '../fields/day-only'
import { image } from '../fields/image'
import { slug } from '../fields/slug'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { scale } from './fields/scale'
import { slugFromTitle } from './hooks/slug-from-title'

export const GalleryItems: CollectionConfig = {
  slug: slugs.galleryItems,
  labels: { singular: 'Gallery entry', plural: 'Gallery entries' },
  admin: {
    group: groups.gallery,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'projectDate', '_status'],
    listSearchableFields: ['title', 'description'],
  },
  access: publishedContent,
  defaultSort: '-projectDate',
  versions: draftsAndSchedule,
  hooks: {
    ...revalidates(slugs.galleryItems),
    beforeValidate: [slugFromTitle],
    beforeChange: [redirectsOldAddress(slugs.galleryItems, workAddress)],
  },
  fields: [
    { name: 'title', localized: true, type: 'text', required: true, maxLength: 150 },
    {
      name: 'category',
      type: 'relationship',
      relationTo: slugs.galleryCategories,
      required: true,
      index: true,
    },
    { name: 'description', localized: true, type: 'textarea', maxLength: 2000 },
    {
      type: 'row',
      fields: [
        {
          name: 'place',
          type: 'text',
          maxLength: 100,
          admin: { width: '33%', description: 'Where it stands, as in Plano.' },
        },
        {
          name: 'glass',
          localized: true,
          type: 'text',
          maxLength: 150,
          admin: { width: '33%', description: 'As in 3/8 in rain, tempered.' },
        },
        {
          name: 'hardware',
          localized: true,
          type: 'text',
          label: 'Hardware',
          maxLength: 150,
          admin: { width: '33%', description: 'As in polished chrome.' },
        },
      ],
    },
    ...image(),
    {
      name: 'imagePlaceholderDescription',
      localized: true,
      type: 'text',
      maxLength: 250,
      admin: { description: 'What the picture will show, while there is none.' },
    },
    scale(),
    {
      ...slug(),
      required: false,
      admin: { position: 'sidebar', description: 'Empty takes the title’s.' },
    },
    {
      name: 'projectDate',
      type: 'date',
      index: true,
      admin: { position: 'sidebar', date: dayOnly },
    },
    {
      name: 'depiction',
      type: 'select',
      label: 'The picture is',
      options: [
        { value: 'illustration', label: 'An illustration' },
        { value: 'photograph', label: 'A photograph of this job' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'serviceType',
      type: 'select',
      label: 'Priced as',
      options: pricedServices.map((value) => ({
        value,
        label: serviceName(defaultLocale, value),
      })),
      admin: {
        position: 'sidebar',
        description: 'What “Price this at my size” opens; without it there is no such button.',
      },
    },
    {
      name: 'thickness',
      type: 'select',
      label: 'Shower glass',
      options: showerThicknesses.map(({ inches }) => ({ value: inches, label: `${inches} in` })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'finish',
      type: 'select',
      label: 'Shower finish',
      options: showerFinishKeys.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
      admin: { position: 'sidebar' },
    },
  ],
}
