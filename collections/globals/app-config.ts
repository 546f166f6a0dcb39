import type { GlobalConfig, TextFieldSingleValidation } from 'payload'
import { worksHereField } from '../access/field-rules'
import { adminOnly, anyone, nobody } from '../access/rules'
import { groups } from '../admin-groups'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'

function startsWith(prefix: string, instead: string): TextFieldSingleValidation {
  return (value) => !value || value.startsWith(prefix) || instead
}

export const AppConfig: GlobalConfig = {
  slug: globalSlugs.appConfig,
  label: 'Card payment',
  admin: {
    group: groups.settings,
    description:
      'What the browser may know of Stripe. Secret keys belong to the server’s environment.',
  },
  access: { read: anyone, update: adminOnly, readVersions: nobody },
  hooks: revalidatesGlobal(globalSlugs.appConfig),
  fields: [
    {
      name: 'stripePublishableKey',
      type: 'text',
      maxLength: 250,
      validate: startsWith(
        'pk_',
        'A publishable key starts with pk_. Never enter a secret one here.',
      ),
    },
    {
      name: 'stripeDefaultPriceId',
      type: 'text',
      maxLength: 250,
      access: { read: worksHereField },
      validate: startsWith('price_', 'A price of Stripe starts with price_.'),
      admin: { description: 'Optional: checkout lines are filed under this price’s product.' },
    },
  ],
}
