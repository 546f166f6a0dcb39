import type { Access, CollectionConfig } from 'payload'
import { changeStates } from '@/domain/price-change/standing'
import { priceTables } from '@/domain/price-change/price-cell'
import { editsPrices, worksHere } from '../access/roles'
import { closed } from '../access/rules'
import { viewerOf } from '../access/viewer'
import { slugs } from '../slugs'

/** Drafts are read by those who write prices; what holds, or will, by everybody who works here. */
const read: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (editsPrices(viewer)) return true
  return worksHere(viewer) ? { state: { not_equals: 'draft' } } : false
}

/**
 * Prices that change together: the only way in which a price that stands is written. Made, looked at,
 * published and taken back by services alone; its screen is `/admin/prices`.
 */
export const PriceChangeSets: CollectionConfig = {
  slug: slugs.priceChangeSets,
  labels: { singular: 'Price change set', plural: 'Price change sets' },
  admin: { hidden: true, useAsTitle: 'title' },
  access: { ...closed, read },
  disableBulkEdit: true,
  defaultSort: '-id',
  fields: [
    { name: 'title', type: 'text', maxLength: 120 },
    { name: 'reason', type: 'text', maxLength: 300 },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'draft',
      options: [...changeStates],
    },
    { name: 'holdsFrom', type: 'date', index: true },
    // names beside the accounts: an account may go, and who wrote a price stays known
    { name: 'author', type: 'relationship', relationTo: slugs.users },
    { name: 'authorName', type: 'text' },
    {
      name: 'changes',
      type: 'array',
      maxRows: 2000,
      fields: [
        { name: 'table', type: 'select', required: true, options: [...priceTables] },
        { name: 'row', type: 'number', required: true },
        { name: 'name', type: 'text', required: true },
        { name: 'before', type: 'number', required: true },
        { name: 'after', type: 'number', required: true },
        { name: 'meant', type: 'text', maxLength: 300 },
      ],
    },
    { name: 'lookAskedAt', type: 'date' },
    { name: 'lookedAt', type: 'date' },
    { name: 'lookedBy', type: 'relationship', relationTo: slugs.users },
    { name: 'lookedByName', type: 'text' },
    { name: 'publishedAt', type: 'date' },
    { name: 'takenBackAt', type: 'date' },
    { name: 'takesBack', type: 'relationship', relationTo: slugs.priceChangeSets },
    // why it could not be published at its time
    { name: 'trouble', type: 'text', maxLength: 1000 },
  ],
}
