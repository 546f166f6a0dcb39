import type { CollectionConfig } from 'payload'
import {
  figureKeys,
  ruleNames,
  staffRuleNames,
  verdictLevels,
  workedWithNames,
} from '@/domain/glass-rules/rule-names'
import type { AnyRuleName, FigureKey, VerdictLevel } from '@/domain/glass-rules/rule-names'
import { activeForVisitorsOrWorksHere, pricingTable } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { previewOfRule } from '../fields/preview-of-rule'
import { pricingRow } from '../fields/pricing-row'
import { englishFirst } from '../hooks/english-first'
import { revalidates } from '../hooks/revalidate'
import { slugs } from '../slugs'
import { pricingHistory } from './history'
import { askAboutBlockedJobs } from './hooks/ask-about-blocked-jobs'
import { noteWhoChanged } from './hooks/note-who-changed'
import { reasonOfRule, titleOfRule } from './words-of-rule'

const levels: Record<VerdictLevel, string> = {
  block: 'Cannot be sold like this',
  approval: 'We look at it before it is paid',
  note: 'Good to know',
}

const figures: Record<FigureKey, string> = {
  leastIn: 'At least (in)',
  mostIn: 'At most (in)',
  withLargestIn: 'At most with the largest hinges (in)',
  diagonalIn: 'From corner to corner at least (in)',
  shortIn: 'The short side at most (in)',
  longIn: 'The long side at most (in)',
  mostSqFt: 'At most (sq ft)',
  leastMm: 'Thickness at least (mm)',
  mostMm: 'Thickness at most (mm)',
  mostLb: 'At most (lb)',
  lbPerSqFt: 'Weight of glass (lb per sq ft)',
  unitLbPerSqFt: 'Weight of a sealed unit (lb per sq ft)',
  mostDays: 'At most (days)',
  fixedAtWallIn: 'Gap: fixed glass at a wall (in)',
  fixedAtFloorIn: 'Gap: under fixed glass (in)',
  hingedAtWallIn: 'Gap: hinge side of a door at a wall (in)',
  hingedAtGlassIn: 'Gap: hinge side of a door at glass (in)',
  freeAtWallIn: 'Gap: free side of a door at a wall (in)',
  freeAtGlassIn: 'Gap: free side of a door at glass (in)',
  underDoorIn: 'Gap: under a door (in)',
  fixedAtFixedIn: 'Gap: between fixed panels (in)',
  atCornerIn: 'Gap: at a corner (in)',
}

const names: Record<AnyRuleName, string> = {
  'height-3-8': 'Shower panel of 3/8 in, height',
  'height-1-2': 'Shower panel of 1/2 in, height',
  'panel-narrow': 'Narrowest shower panel',
  'temper-min': 'Smallest tempered pane',
  'thin-edge': 'Glass of 1/8 in with edge work, tempered or as a mirror',
  'mirror-temper': 'Tempered mirror',
  'ig-temper': 'Sealed unit that has to be tempered',
  'safety-door': 'Safety glass in and beside doors',
  'safety-wet': 'Safety glass in wet places',
  'safety-low': 'Safety glass near the floor',
  'safety-stairs': 'Safety glass beside stairs',
  'safety-unknown': 'Place not known, and glass that is not safety glass',
  'door-walk': 'Narrowest shower door',
  'door-swing': 'Shower door that opens inward only',
  hinges: 'What the standard pair of hinges carries',
  'hinges-none': 'Door that no hinges carry',
  'temper-min-side': 'Smallest side of a tempered pane',
  'panel-narrow-hardware': 'Narrow shower panel',
  'temper-max': 'Largest tempered sheet',
  'sheet-max': 'Largest sheet',
  'ig-area': 'Warranted area of a sealed unit',
  'ig-oa': 'Largest sealed unit',
  'door-width': 'Widest shower door',
  'door-on-glass': 'Door hung on glass without a header',
  'no-header': 'Wide enclosure without a header',
  plumb: 'Walls out of plumb',
  'weight-carry': 'Weight of one piece',
  'dim-unit': 'Height that may be meant in feet',
  'height-3-8-bow': 'Tall shower panel of 3/8 in',
  'door-width-3-8': 'Wide shower door of 3/8 in',
  'door-walk-tight': 'Tight shower door',
  tile: 'Tile not finished',
  'film-ig': 'Film on a sealed unit',
  'min-area': 'Pane below the least that is billed',
  'safety-open': 'Place not known, priced as safety glass',
  'pricebook-stale': 'Old prices (told to staff alone)',
  opening: 'From the opening to its glass (gaps; holds nothing back)',
}

const exampleOfWords = '/src/admin/glass-rules/example-of-words#ExampleOfWords'

/** What glass can do and what the code asks for: the shop's own limits, words and sources. */
export const GlassRules: CollectionConfig = {
  slug: slugs.glassRules,
  labels: { singular: 'Glass rule', plural: 'Glass rules' },
  admin: {
    group: groups.pricing,
    useAsTitle: 'title',
    defaultColumns: ['rule', 'level', 'figures', 'source', 'active'],
    listSearchableFields: ['title', 'reason', 'source'],
    description:
      'What can be made and sold, in your words. The limits are yours: a change holds from the next calculation on, here, on the site and at checkout.',
  },
  access: { ...pricingTable, read: activeForVisitorsOrWorksHere },
  defaultSort: 'displayOrder',
  versions: pricingHistory,
  disableBulkEdit: true,
  hooks: {
    ...revalidates(slugs.glassRules),
    beforeValidate: [englishFirst('title'), askAboutBlockedJobs('rule')],
    beforeChange: [noteWhoChanged],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'rule',
          type: 'select',
          required: true,
          unique: true,
          options: [...ruleNames, ...staffRuleNames, ...workedWithNames].map((value) => ({
            value,
            label: names[value],
          })),
          admin: { width: '60%' },
        },
        {
          name: 'level',
          type: 'select',
          required: true,
          label: 'What it does',
          options: verdictLevels.map((value) => ({ value, label: levels[value] })),
          admin: {
            width: '40%',
            description:
              'No price at all; a price that waits until the office releases it; or only a sentence.',
          },
        },
      ],
    },
    {
      name: 'figures',
      type: 'array',
      labels: { singular: 'Limit', plural: 'Limits' },
      label: 'Limits',
      maxRows: 20,
      admin: {
        description:
          'Where the rule begins to speak. A rule that has limits is silent without them.',
        components: { Cell: '/src/admin/glass-rules/limits-cell#LimitsCell' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'key',
              type: 'select',
              required: true,
              options: figureKeys.map((value) => ({ value, label: figures[value] })),
              admin: { width: '50%' },
            },
            {
              name: 'value',
              type: 'number',
              required: true,
              validate: within({ above: 0, max: 10_000, decimals: 4 }),
              admin: { width: '25%' },
            },
            {
              name: 'thicknessMm',
              type: 'number',
              label: 'For a thickness of (mm)',
              validate: within({ min: 1, max: 100, decimals: 4 }),
              admin: { width: '25%' },
            },
          ],
        },
      ],
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      validate: titleOfRule,
      admin: { components: { afterInput: [exampleOfWords] } },
    },
    {
      name: 'reason',
      type: 'textarea',
      localized: true,
      required: true,
      maxLength: 500,
      validate: reasonOfRule,
      admin: {
        description: 'One sentence to a homeowner. Its figures stand in braces, {most} for one.',
        components: { afterInput: [exampleOfWords] },
      },
    },
    {
      name: 'source',
      type: 'text',
      label: 'Where from',
      maxLength: 200,
      admin: { description: 'Where the figures are from: a catalog, a section of the code.' },
    },
    ...previewOfRule(),
    ...pricingRow(),
  ],
}
