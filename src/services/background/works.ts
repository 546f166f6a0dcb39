import 'server-only'
import type { ServiceContext } from '../context'
import { trimAuditTrail } from '../audit/trim-audit-trail'
import { wakeInquiries } from '../inquiries/wake-inquiries'
import { remindOfVisits } from '../jobs/remind-of-visits'
import { remindOfQuotes } from '../office-quotes/remind-of-quotes'
import { reconcilePayments } from '../payments/reconcile-payments'
import { sweepPhotos } from '../photos/sweep-photos'
import { publishDue } from '../price-changes/publish-due'
import { publishOnTime } from './publish-on-time'
import { trimDeliveries } from '../webhooks/trim-deliveries'
import { doStoredWork, doWebhooks } from './stored-work'
import { sweepEmptyDrafts } from './sweep-empty-drafts'

export const workNames = [
  'mail',
  'webhooks',
  'payments',
  'reminders',
  'visits',
  'inquiries',
  'publishing',
  'prices',
  'drafts',
  'photos',
  'audit',
  'deliveries',
] as const

export type WorkName = (typeof workNames)[number]

export type Work = {
  /** When, as cron says it, seconds first. */
  pattern: string
  /** How many it did, where it counts them. */
  run: (ctx: ServiceContext) => Promise<unknown>
}

/** What the site does by itself. */
export const works: Record<WorkName, Work> = {
  mail: { pattern: '*/2 * * * * *', run: (ctx) => doStoredWork(ctx) },
  webhooks: { pattern: '*/5 * * * * *', run: doWebhooks },
  payments: { pattern: '15 * * * * *', run: reconcilePayments },
  reminders: { pattern: '50 */5 * * * *', run: remindOfQuotes },
  visits: { pattern: '40 * * * * *', run: remindOfVisits },
  inquiries: { pattern: '5 * * * * *', run: wakeInquiries },
  publishing: { pattern: '*/10 * * * * *', run: ({ payload }) => publishOnTime(payload) },
  prices: { pattern: '*/10 * * * * *', run: publishDue },
  drafts: { pattern: '30 7 * * * *', run: sweepEmptyDrafts },
  photos: { pattern: '20 17 * * * *', run: sweepPhotos },
  audit: { pattern: '10 27 9 * * *', run: trimAuditTrail },
  deliveries: { pattern: '20 37 9 * * *', run: trimDeliveries },
}
