import 'server-only'
import type { Where } from 'payload'
import { env } from '@/config/env'

/** Invented people are for the demonstration: a live site never shows them. */
export function realOnesInProduction(): Where {
  return env().APP_MODE === 'production' ? { isSample: { not_equals: true } } : {}
}
