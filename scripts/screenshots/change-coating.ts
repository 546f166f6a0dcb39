import type { APIRequestContext } from '@playwright/test'
import { staff } from '../../tests/e2e/support/people'

/** Moves the price of the anti-spot coating, as the office would while a visitor looks at it. */
export async function changeCoating(request: APIRequestContext, by: number): Promise<void> {
  const signedIn = await request.post('/api/users/login', { data: staff })
  if (!signedIn.ok()) throw new Error(`staff could not sign in: ${signedIn.status()}`)
  const found = await request.get('/api/hardware?where[name][equals]=Anti-Spot%20Coating')
  const [coating] = ((await found.json()) as { docs: { id: number; cost: number }[] }).docs
  if (coating === undefined) throw new Error('the sample data has no Anti-Spot Coating')
  await request.patch(`/api/hardware/${coating.id}`, { data: { cost: coating.cost + by } })
}
