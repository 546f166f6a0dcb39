import { env } from '@/config/env'
import type { Reach } from './public-address'

/** Where the site is tried out, a receiver may run beside it. */
export function reachOfSite(): Reach {
  return { ownMachine: env().APP_MODE !== 'production' }
}
