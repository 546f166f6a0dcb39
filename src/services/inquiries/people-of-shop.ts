import 'server-only'
import type { Payload } from 'payload'
import { whoWorksHere } from '../accounts/who-works-here'

/** Those who work here, by name: an inquiry can be given to each. */
export async function peopleOfShop(payload: Payload): Promise<{ id: number; name: string }[]> {
  return (await whoWorksHere(payload)).map(({ id, fullName }) => ({ id, name: fullName }))
}
