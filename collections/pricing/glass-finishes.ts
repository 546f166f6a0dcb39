import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { pricingTable } from '../access/rules'
import { groups } from '../admin-groups'
import { costModifier } from '../fields/cost-modifier'
import { pricingRow } from '../fields/pricing-row'
import { englishFirst } from '../hooks/english-first'
import { refuseWhileReferenced } from '../hooks/refuse-while-referenced'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { pricingHistory } from './history'
import { noteWhoChanged } from './hooks/note-who-changed'
import { pricesThroughSets } from './hooks/prices-through-sets'

const keyShape: TextFieldSingleValidation = (value) =>
  (typeof value === 'string' && /^[a-z0-9]+(?:_[a-z0-9]+)*$/.test(value)) ||
  'Use small letters, digits and single underscores, as in low_iron.'

const revalidated = revalidates(slugs.glassFinishes)
const throughSets = pricesThroughSets('glass-finishes')

export const GlassFinishes: CollectionConfig = {
  slug: slugs.glassFinishes,
  labels: { singular: 'Finish', plural: 'Finishes' },
  admin: {
    group: groups.pricing,
    useAsTitle: 'name',
    components: { beforeListTable: ['/src/admin/glass-rules/old-prices#OldPrices'] },
    defaultColumns: ['name', 'key', 'costModifierType', 'costModifierValue', 'active'],
  },
  access: pricingTable,
  defaultSort: 'displayOrder',
  versions: pricingHistory,
  disableBulkEdit: true,
  hooks: {
    ...revalidated,
    beforeValidate: [englishFirst('name'), throughSets.beforeValidate],
    afterChange: [...revalidated.afterChange, throughSets.afterChange],
    beforeChange: [noteWhoChanged],
    beforeDelete: [
      refuseWhileReferenced(
        [{ collection: slugs.quotes, field: 'glassFinish', called: 'saved quotes' }],
        'Switch it off instead.',
      ),
    ],
  },
  fields: [
    { name: 'name', localized: true, type: 'text', required: true, unique: true, maxLength: 100 },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 60,
      validate: keyShape,
      admin: {
        description:
          'The shower wizard finds standard_clear, low_iron, acid_etch, rain and custom_film by it.',
      },
    },
    costModifier({
      type: 'A percentage of the glass, or an amount per square foot.',
      value: 'In percent, or in the region’s currency per square foot.',
    }),
    ...pricingRow(),
  ],
}
