import type { CollectionBeforeValidateHook } from 'payload'
import type { Redirect } from '@/payload-types'
import { Refusal } from '../../refusal'
import { slugs } from '../../slugs'

/** More addresses than this in a row are a circle, or as good as one. */
const longestWay = 20

/** A redirect that leads back to where it starts shows nobody a page. */
export const refuseCircle: CollectionBeforeValidateHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const from = data?.from ?? originalDoc?.from
  let to = data?.to ?? originalDoc?.to
  for (let step = 0; to !== undefined && to !== from && step < longestWay; step += 1) {
    const { docs } = await req.payload.find({
      collection: slugs.redirects,
      where: { and: [{ from: { equals: to } }, { id: { not_equals: originalDoc?.id ?? 0 } }] },
      limit: 1,
      depth: 0,
      pagination: false,
      req,
      overrideAccess: true, // redirects are public
    })
    const next = docs[0]
    if (next === undefined) return data
    to = next.to
  }
  if (to === undefined) return data
  throw new Refusal('This leads round in a circle. Let it end at a page.', 400, 'to')
}
