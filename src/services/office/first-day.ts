import 'server-only'
import { slugs } from '@collections/slugs'
import type { Actor, ServiceContext } from '../context'
import { firstPriceSteps, wayToFirstPrice } from './first-price'
import type { WayToFirstPrice } from './first-price'

/** What is done before the first customer comes: card payment and a quote after what a price needs. */
export type FirstDayStep = (typeof firstPriceSteps)[number] | 'card' | 'quote'

export type FirstDay = {
  steps: { step: FirstDayStep; isDone: boolean }[]
  /** Null once prices lack nothing. */
  prices: WayToFirstPrice | null
}

/** Where somebody's own wish is kept to see it no more. */
export const putAwayKey = 'first-day'

/**
 * How far a new shop is from its first customer: prices for whoever enters them, card payment and a quote
 * for administrators. Null once everything is done, or he put it away.
 */
export async function firstDay({ ctx }: { ctx: ServiceContext }): Promise<FirstDay | null> {
  const { actor, payload, payments } = ctx
  if (actor === null || (await isPutAway(ctx, actor))) return null
  const prices = await wayToFirstPrice({ ctx })
  if (actor.role !== 'admin') return prices && { steps: prices.steps, prices }
  const { totalDocs } = await payload.count({
    collection: slugs.quotes,
    user: { ...actor, collection: slugs.users },
    overrideAccess: false,
  })
  const further: FirstDay['steps'] = [
    { step: 'card', isDone: payments !== null },
    { step: 'quote', isDone: totalDocs > 0 },
  ]
  if (prices === null && further.every(({ isDone }) => isDone)) return null
  const priced = prices?.steps ?? firstPriceSteps.map((step) => ({ step, isDone: true }))
  return { steps: [...priced, ...further], prices }
}

async function isPutAway({ payload }: ServiceContext, actor: Actor): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: putAwayKey } },
        { 'user.relationTo': { equals: slugs.users } },
        { 'user.value': { equals: actor.id } },
      ],
    },
    overrideAccess: true, // his own, and asked for by nobody else
  })
  return totalDocs > 0
}
