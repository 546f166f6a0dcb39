import type { GlobalConfig } from 'payload'
import { anyone, staffOnly } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { money } from '../fields/money'
import { revalidatesGlobal } from '../hooks/revalidate'
import { changedBy } from '../fields/changed-by'
import { noteWhoChangedSettings } from '../pricing/hooks/note-who-changed'
import { globalSlugs } from '../slugs'

export const PricingSettings: GlobalConfig = {
  slug: globalSlugs.pricingSettings,
  label: 'Pricing settings',
  admin: { group: groups.pricing, description: 'Figures that every quote shares.' },
  access: { read: anyone, update: staffOnly, readVersions: staffOnly },
  versions: { max: 50 },
  hooks: {
    ...revalidatesGlobal(globalSlugs.pricingSettings),
    beforeChange: [noteWhoChangedSettings],
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
    changedBy(),
  ],
}
