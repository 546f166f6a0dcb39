import { Cron } from 'croner'
import type { Payload } from 'payload'
import { startedPayload } from '../request-context'
import { withLeadership } from './leadership'
import { sendStoredMail } from './send-stored-mail'

type Work = { name: string; pattern: string; run: (payload: Payload) => Promise<void> }

const works: Work[] = [{ name: 'mail', pattern: '*/2 * * * * *', run: sendStoredMail }]

/**
 * Starts what runs beside the requests. With several replicas each work runs in one of them at a
 * time; a run that throws is logged and comes again.
 */
export function startBackgroundWork(): void {
  for (const { name, pattern, run } of works) {
    new Cron(pattern, { protect: true, name }, async () => {
      const payload = await startedPayload().catch(() => undefined)
      if (payload === undefined) return
      try {
        await withLeadership(payload, name, () => run(payload))
      } catch (error) {
        payload.logger.error({ err: error, msg: `Background work failed: ${name}` })
      }
    })
  }
}
