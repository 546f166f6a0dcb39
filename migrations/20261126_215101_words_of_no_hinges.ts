import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import usualRules from './seeds/glass-rules-of-hinges.json'
import { insertGlassRules } from './seeds/insert-glass-rules'

// A transaction may not use the value that it adds to an enum: the row comes after its name.
const firstPlace = 400

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await insertGlassRules(db, usualRules, firstPlace)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { rule } of usualRules) {
    await db.execute(sql`DELETE FROM "_glass_rules_v" WHERE "version_rule" = ${rule}`)
    await db.execute(sql`DELETE FROM "glass_rules" WHERE "rule" = ${rule}`)
  }
}
