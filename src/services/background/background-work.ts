import 'server-only'
import 'server-only'
import { Cron } from 'croner'
import type { ServiceContext } from '../context'
import { wakeInquiries } from '../inquiries/wake-inquiries'
import { remindOfVisits } from '../jobs/remind-of-visits'
import { remindOfQuotes } from '../office-quotes/remind-of-quotes'
import { reconcilePayments } from '../payments/reconcile-payments'
import { sweepPhotos } from '../photos/sweep-photos'
import { contextOfSite } from '../request-context'
import { withLeadership } from './leadership'
import { publishOnTime } from './publish-on-time'
import { doStoredWork } from './stored-work'
import { sweepEmptyDrafts } from './sweep-empty-drafts'

type Work = {
  name: string
  /** When, as cron says it, seconds first. */
  pattern: string
  run: (ctx: ServiceContext) => Promise<unknown>
}

const works: Work[] = [
  { name: 'mail', pattern: '*/2 * * * * *', run: doStoredWork },
  { name: 'publishing', pattern: '*/10 * * * * *', run: ({ payload }) => publishOnTime(payload) },
  { name: 'drafts', pattern: '30 7 * * * *', run: sweepEmptyDrafts },
  { name: 'photos', pattern: '20 17 * * * *', run: sweepPhotos },
  { name: 'inquiries', pattern: '5 * * * * *', run: wakeInquiries },
  { name: 'visits', pattern: '40 * * * * *', run: remindOfVisits },
  { name: 'reminders', pattern: '50 */5 * * * *', run: remindOfQuotes },
  { name: 'payments', pattern: '15 * * * * *', run: reconcilePayments },
]

/**
 * Starts what runs beside the requests. With several replicas each work runs in one of them at a
 * time; a run that throws is logged and comes again.
 */
export function startBackgroundWork(): void {
  for (const work of works) new Cron(work.pattern, { protect: true }, () => runOnce(work))
}

async function runOnce({ name, run }: Work): Promise<void> {
  // a database that is away is not this work's to report; health says so
  const ctx = await contextOfSite().catch(() => undefined)
  if (ctx === undefined) return
  try {
    await withLeadership(ctx.payload, name, () => run(ctx))
    troubles.delete(name)
  } catch (error) {
    const trouble = String(error)
    if (troubles.get(name) === trouble) return
    troubles.set(name, trouble)
    ctx.payload.logger.error({ err: error, msg: `Background work failed: ${name}` })
  }
}

/** What each work failed with the last time: it comes again within seconds, and is said once. */
const troubles = new Map<string, string>()
