import type { Answered } from '../http/receive-calls'
import { routeGroup } from '../http/route-path'
import { metrics } from './metrics'
import type { Act } from './metrics'

/** What is worth counting by itself, by the call that does it. */
const acts: Record<string, Act> = {
  'POST /api/quotes/calculate': 'price_calculated',
  'POST /api/quotes/save': 'quote_saved',
  'POST /api/payments/checkout': 'checkout_opened',
}

export function countCall({ method, path, status, ms }: Answered): void {
  const { acts: done, durations, requests } = metrics()
  const group = routeGroup(path)
  requests.inc({ group, status: `${Math.floor(status / 100)}xx` })
  durations.observe({ group }, ms / 1000)
  const act = acts[`${method} ${path}`]
  if (act !== undefined && status < 300) done.inc({ act })
}
