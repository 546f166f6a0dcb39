import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Glass beside the steps is R308.4.6, and R308.4.7 beside the landing below them; the rule asks for both.
const first = 'IRC R308.4.6'
const both = 'IRC R308.4.6, R308.4.7'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await change(db, first, both)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await change(db, both, first)
}

/** What staff wrote in its place stays. */
async function change(db: MigrateUpArgs['db'], before: string, after: string): Promise<void> {
  await db.execute(sql`
    UPDATE "glass_rules" SET "source" = ${after}
      WHERE "rule" = 'safety-stairs' AND "source" = ${before}`)
  await db.execute(sql`
    UPDATE "_glass_rules_v" SET "version_source" = ${after}
      WHERE "version_rule" = 'safety-stairs' AND "version_source" = ${before}`)
}
