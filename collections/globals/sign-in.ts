import type { GlobalBeforeChangeHook, GlobalConfig } from 'payload'
import { adminOnly, nobody } from '../access/rules'
import { groups } from '../admin-groups'
import { Refusal } from '../refusal'
import { globalSlugs } from '../slugs'
import { findSetStep } from '../users/second-step/store'

/** Whoever asks it of everybody has one: nobody shuts himself out with the others. */
const hasOneFirst: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const asks = (data as { secondStepRequired?: boolean }).secondStepRequired === true
  const asked =
    (originalDoc as { secondStepRequired?: boolean } | undefined)?.secondStepRequired === true
  if (!asks || asked || req.user === null) return data as unknown
  if ((await findSetStep({ payload: req.payload, req }, Number(req.user.id))) === null) {
    throw new Refusal(
      'Set up a second step of your own first, on /profile/security.',
      400,
      'secondStepRequired',
    )
  }
  return data as unknown
}

export const SignIn: GlobalConfig = {
  slug: globalSlugs.signIn,
  label: 'Sign-in',
  admin: {
    group: groups.settings,
    description: 'What is asked of everybody who works here.',
  },
  access: { read: adminOnly, update: adminOnly, readVersions: nobody },
  hooks: { beforeChange: [hasOneFirst] },
  fields: [
    {
      name: 'secondStepRequired',
      type: 'checkbox',
      label: 'Everyone who works here needs a second step',
      defaultValue: false,
      admin: {
        description:
          'From the moment you save it, whoever has none yet comes no further than the page where it is set up. Customers are not asked.',
      },
    },
  ],
}
