import type { PayloadRequest } from 'payload'
import type { PricedDraft } from '@/domain/quote/price-office-draft'
import { endOfDay, validUntil } from '@/domain/quote/validity'
import { timeZone } from '@/i18n/time-zone'
import type { Actor, ServiceContext } from '../context'
import type { PaperFacts } from '../revisions/paper-facts'
import type { DraftPrices } from './price-draft'
import type { OfficeSave } from './read-office-save'

/** What the office saves: who, what, at which prices, and within which transaction. */
export type SaveJob = {
  ctx: ServiceContext
  req: PayloadRequest
  actor: Actor
  save: OfficeSave
  prices: DraftPrices
  priced: PricedDraft
  company: PaperFacts['company']
}

/** The end of the day that was typed, in the shop's part of the world, or the usual time from now. */
export function endOf({ ctx, save, prices }: Pick<SaveJob, 'ctx' | 'save' | 'prices'>): string {
  const { validUntil: day } = save.draft
  const end = day === null ? null : endOfDay(day, timeZone)
  if (end !== null) return end.toISOString()
  return validUntil(ctx.now(), prices.tables.en.settings.quoteValidityDays, timeZone).toISOString()
}
