import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { placesLost } from '@/integrations/database/pool-watch'
import { startedPayload } from '../request-context'

/** Longer than any healthy answer, shorter than those who ask would wait. */
const patienceMs = 5_000

/**
 * Whether the database answers a query, and every connection of the pool can still be used: one
 * that died in somebody's hands and was never given back narrows the pool until a restart.
 */
export async function isDatabaseUp(now = Date.now()): Promise<boolean> {
  try {
    const payload = await startedPayload()
    if (placesLost(payload.db.pool, now) > 0) {
      payload.logger.error({ msg: 'Connections to the database are lost: restart this server' })
      return false
    }
    await inTime(payload.db.drizzle.execute(sql`select 1`))
    return true
  } catch {
    return false
  }
}

async function inTime(answer: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error('The database took too long to answer.'))
    }, patienceMs)
  })
  try {
    await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
