import type { GlobalConfig } from 'payload'
import { adminSees } from '../access/admin-sees'
import { adminField } from '../access/field-rules'
import { anyone, ifEditsPrices } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { money } from '../fields/money'
import { revalidatesGlobal } from '../hooks/revalidate'
import { changedBy } from '../fields/changed-by'
import { taxAnswers, taxedPart } from '../quotes/fields/tax-answers'
import { noteWhoChangedSettings } from '../pricing/hooks/note-who-changed'
import { globalSlugs } from '../slugs'
import { keepLimitsOfVersion } from './hooks/keep-limits-of-version'
import {
  keepFiguresOfVersion,
  recordFigures,
  refuseUnlookedFigures,
} from './hooks/settings-through-sets'

/** Who edits prices does not decide what others may do. */
const adminsAlone = { read: adminField, update: adminField }

export const PricingSettings: GlobalConfig = {
  slug: globalSlugs.pricingSettings,
  label: 'Pricing settings',
  admin: {
    group: groups.pricing,
    description:
      'Figures that every quote shares. A change of a price, a fee, the overhead or the deposit is kept among the price change sets; a big one is made there, and a second person looks at it.',
  },
  access: { read: anyone, update: ifEditsPrices, readVersions: ifEditsPrices },
  versions: { max: 50 },
  hooks: {
    beforeOperation: [keepLimitsOfVersion, keepFiguresOfVersion],
    beforeChange: [refuseUnlookedFigures, noteWhoChangedSettings],
    afterChange: [
      recordFigures,
      ...(revalidatesGlobal(globalSlugs.pricingSettings).afterChange ?? []),
    ],
  },
  fields: [
    {
      name: 'profitMarginPercentage',
      type: 'number',
      label: 'Overhead and profit (percent)',
      required: true,
      defaultValue: 10,
      validate: within({ min: 0, max: 1000, decimals: 4 }),
      admin: { description: 'Of the subtotal of glass, installation and hardware.' },
    },
    money({
      name: 'installationBaseFee',
      required: true,
      defaultValue: 200,
      admin: { description: 'What a complexity factor in percent is a percentage of.' },
    }),
    {
      name: 'quoteValidityDays',
      type: 'number',
      label: 'Quotes are valid for (days)',
      required: true,
      defaultValue: 30,
      validate: within({ min: 1, max: 365, whole: true }),
    },
    {
      name: 'foldMarginIntoLines',
      type: 'checkbox',
      label: 'Spread the margin over the lines',
      required: true,
      defaultValue: false,
      admin: { description: 'The estimate then shows no line for overhead and profit.' },
    },
    {
      name: 'minimumBilledSqFt',
      type: 'number',
      label: 'A pane is billed as at least (sq ft)',
      required: true,
      defaultValue: 0,
      validate: within({ min: 0, max: 100, decimals: 4 }),
      admin: {
        description:
          '0 bills every pane as it is. With 3, a pane of 1 sq ft costs what 3 sq ft do, and the customer is told so.',
      },
    },
    {
      type: 'collapsible',
      label: 'Deposit',
      fields: [
        {
          name: 'depositPercentage',
          type: 'number',
          label: 'Deposit (percent of the total)',
          required: true,
          defaultValue: 0,
          validate: within({ min: 0, max: 99, decimals: 2 }),
          admin: {
            description:
              '0 asks for no deposit: a quote is then paid at once. Otherwise the rest is due once the sizes on the quote are final. Quotes that are saved already keep what they ask for.',
          },
        },
        money({
          name: 'depositFloor',
          label: 'A deposit is at least',
          required: true,
          defaultValue: 0,
        }),
        money({
          name: 'depositWholeBelow',
          label: 'Totals below this are due at once',
          required: true,
          defaultValue: 0,
        }),
      ],
    },
    {
      name: 'taxTreatments',
      type: 'array',
      label: 'What is taxed',
      labels: { singular: 'Rule', plural: 'Rules' },
      maxRows: 50,
      admin: {
        description:
          'Of quotes that the office makes. The first rule that fits a job holds; where none fits, materials and labor are taxed. What the law asks of the shop, its accountant knows.',
      },
      fields: [
        { type: 'row', fields: [...taxAnswers, taxedPart] },
        {
          name: 'sentence',
          type: 'text',
          label: 'What the document says of it',
          localized: true,
          maxLength: 200,
        },
      ],
    },
    {
      type: 'collapsible',
      label: 'What the office may do without asking',
      admin: { condition: adminSees },
      fields: [
        {
          name: 'officeDiscountPercent',
          type: 'number',
          label: 'Discount (percent of the total)',
          required: true,
          defaultValue: 10,
          access: adminsAlone,
          validate: within({ min: 0, max: 100, decimals: 2 }),
        },
        money({
          name: 'officeRefundLimit',
          label: 'Give back of one payment, in all',
          required: true,
          defaultValue: 0,
          access: adminsAlone,
          admin: { description: '0: the office asks an administrator for every refund.' },
        }),
        {
          name: 'remindAfterTwoDays',
          type: 'checkbox',
          label: 'Remind of an open quote after two days',
          defaultValue: true,
          access: adminsAlone,
        },
        {
          name: 'remindAfterTwoWeeks',
          type: 'checkbox',
          label: 'Remind of an open quote after two weeks',
          defaultValue: true,
          access: adminsAlone,
        },
        {
          name: 'officeDepositDays',
          type: 'number',
          label: 'Extend the date of a deposit (days)',
          required: true,
          defaultValue: 14,
          access: adminsAlone,
          validate: within({ min: 0, max: 365, whole: true }),
        },
        {
          name: 'officeHoldSeconds',
          type: 'number',
          label: 'What was sent can be taken back for (seconds)',
          required: true,
          defaultValue: 10,
          access: adminsAlone,
          validate: within({ min: 5, max: 120, whole: true }),
          admin: { description: 'Quotes and answers leave the shop so much later.' },
        },
        {
          name: 'secondLookPercent',
          type: 'number',
          label: 'Change of a price that a second person looks at (percent)',
          required: true,
          defaultValue: 15,
          access: adminsAlone,
          validate: within({ min: 0, max: 1000, decimals: 2 }),
          admin: {
            description:
              'Up or down, in a price change set. 1000: nobody is asked, in a shop of one.',
          },
        },
      ],
    },
    changedBy(),
  ],
}
