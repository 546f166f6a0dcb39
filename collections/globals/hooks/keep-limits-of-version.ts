import type { GlobalBeforeOperationHook } from 'payload'
import { editsPrices, isAdmin } from '../../access/roles'
import { viewerOf } from '../../access/viewer'
import { Refusal } from '../../refusal'
import { globalSlugs } from '../../slugs'

const limits = [
  'officeDiscountPercent',
  'officeRefundLimit',
  'officeDepositDays',
  'officeHoldSeconds',
  'remindAfterTwoDays',
  'remindAfterTwoWeeks',
  'secondLookPercent',
] as const

const message =
  'Since then an administrator has changed what the office may do. Restoring this version would undo that: ask an administrator to restore it.'

/**
 * Payload restores a version as a whole, without asking who may change which field. Whoever may not
 * change the limits of the office restores the versions that have today's.
 */
export const keepLimitsOfVersion: GlobalBeforeOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  const viewer = viewerOf(req)
  if (operation !== 'restoreVersion' || overrideAccess || isAdmin(viewer)) return
  // Everybody else is refused by the rule for versions, and learns nothing of them.
  if (!editsPrices(viewer)) return
  const asServer = { slug: globalSlugs.pricingSettings, depth: 0, req } as const
  const { version } = await req.payload.findGlobalVersionByID({
    ...asServer,
    id: String((args as { id: unknown }).id),
    overrideAccess: true, // only compared
  })
  const now = await req.payload.findGlobal({ ...asServer, overrideAccess: true }) // the same
  if (limits.some((limit) => version[limit] !== now[limit])) throw new Refusal(message, 403)
}
