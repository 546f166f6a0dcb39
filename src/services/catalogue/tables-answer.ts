import 'server-only'
import { createHash } from 'node:crypto'
import type { Locale } from '@/config/locales'
import type { ServiceContext } from '../context'
import { currentPricing } from './current-pricing'
import type { Pricing } from './current-pricing'

export type TablesAnswer = { body: string; etag: string }

const written = new WeakMap<Pricing, Map<Locale, TablesAnswer>>()

/** All pricing tables as JSON in one language, written once for as long as they stand. */
export async function tablesAnswer(
  ctx: Pick<ServiceContext, 'payload'>,
  locale: Locale,
): Promise<TablesAnswer> {
  const pricing = await currentPricing(ctx)
  const answers = written.get(pricing) ?? new Map<Locale, TablesAnswer>()
  written.set(pricing, answers)
  const known = answers.get(locale)
  if (known !== undefined) return known
  const body = JSON.stringify(pricing.tables[locale])
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const answer = { body, etag }
  answers.set(locale, answer)
  return answer
}
