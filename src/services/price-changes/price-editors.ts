import 'server-only'
import { editsPrices } from '@collections/access/roles'
import type { Payload } from 'payload'
import { whoWorksHere } from '../accounts/who-works-here'

export type PriceEditor = { name: string; email: string }

/** Those who may change prices: whom to ask for another one. */
export async function priceEditors(payload: Payload): Promise<PriceEditor[]> {
  const people = await whoWorksHere(payload)
  return people.filter(editsPrices).map(({ fullName, email }) => ({ name: fullName, email }))
}
