import type { CollectionBeforeValidateHook } from 'payload'
import type { TaxRule } from '@/payload-types'
import { Refusal } from '../../refusal'
import { relationId } from '../../relation-id'
import { slugs } from '../../slugs'

/** Two active rules for one region would leave the tax to chance. A unique index says so too. */
export const refuseSecondActiveRule: CollectionBeforeValidateHook<TaxRule> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const region = relationId(data?.region ?? originalDoc?.region)
  const isActive = data?.isActive ?? originalDoc?.isActive ?? true
  if (region === null || !isActive) return data
  const { totalDocs } = await req.payload.count({
    collection: slugs.taxRules,
    where: {
      and: [
        { region: { equals: region } },
        { isActive: { equals: true } },
        ...(operation === 'update' ? [{ id: { not_equals: originalDoc?.id } }] : []),
      ],
    },
    req,
    // The rule holds whoever writes.
    overrideAccess: true,
  })
  if (totalDocs > 0) {
    const message = 'This region has an active tax rule already. Switch that one off first.'
    throw new Refusal(message, 400)
  }
  return data
}
