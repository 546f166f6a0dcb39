import { setTimeout } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { troubleCode } from './trouble'

type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> }

/** How long a migration waits for a table, and how often it lets everybody else go first. */
type Patience = { lockTimeoutMs: number; pauseMs: number; attempts: number }

const usualPatience = { lockTimeoutMs: 4_000, pauseMs: 3_000, attempts: 10 }
const lockNotAvailable = '55P03'

/** A table was in use for as long as the migration tried. */
export class TableInUse extends Error {
  override name = 'TableInUse'
}

/**
 * A migration that never queues for long: whoever waits for a table keeps all behind him waiting,
 * too. After a few seconds it gives back what it has locked, lets the site go on, and tries again.
 */
export function patient<One extends Migration>(
  migration: One,
  { lockTimeoutMs, pauseMs, attempts }: Patience = usualPatience,
): One {
  const up = async (args: MigrateUpArgs): Promise<void> => {
    const { db } = args
    await db.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`))
    for (let turn = 1; turn <= attempts; turn += 1) {
      await db.execute(sql`savepoint before_migration`)
      try {
        await migration.up(args)
        return
      } catch (error) {
        if (troubleCode(error) !== lockNotAvailable) throw error
        await db.execute(sql`rollback to savepoint before_migration`)
      }
      if (turn < attempts) await setTimeout(pauseMs)
    }
    throw new TableInUse(
      `The migration ${migration.name} needs a table that somebody else keeps in use; nothing of it was done. ` +
        'Run it again when that has ended: pg_stat_activity says who it is.',
    )
  }
  return { ...migration, up }
}
