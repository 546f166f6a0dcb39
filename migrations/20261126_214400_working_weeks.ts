import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const tables = [
  ['booking', ''],
  ['_booking_v', 'version_'],
] as const
/** One to two weeks, and two to four: in weeks of six working days, and of five. */
const weeks = [
  { lead: '', six: [6, 12], five: [5, 10] },
  { lead: 'commercial_', six: [12, 24], five: [10, 20] },
] as const

type Weeks = 'six' | 'five'

/** Where a shop still has the lead times that it was loaded with; what staff set stays. */
async function counted(db: MigrateUpArgs['db'], from: Weeks, to: Weeks): Promise<void> {
  for (const [table, prefix] of tables) {
    for (const { lead, ...days } of weeks) {
      const least = sql.identifier(`${prefix}${lead}make_days_least`)
      const most = sql.identifier(`${prefix}${lead}make_days_most`)
      await db.execute(sql`
        UPDATE ${sql.identifier(table)} SET ${least} = ${days[to][0]}, ${most} = ${days[to][1]}
          WHERE ${least} = ${days[from][0]} AND ${most} = ${days[from][1]}`)
    }
  }
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await counted(db, 'six', 'five')
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await counted(db, 'five', 'six')
}
