import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import usualRules from './seeds/glass-rules-of-prices.json'

// A transaction may not use the value that it adds to an enum: the rows come after their names.
const firstPlace = 320

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [index, { rule, level, title, reason, source, figures }] of usualRules.entries()) {
    const { rows } = await db.execute(sql`
      INSERT INTO "glass_rules" ("rule", "level", "source", "display_order")
      VALUES (${rule}, ${level}, ${source}, ${firstPlace + index * 10}) RETURNING "id"`)
    const id = Number(rows[0]?.id)
    for (const locale of ['en', 'es'] as const) {
      await db.execute(sql`
        INSERT INTO "glass_rules_locales" ("title", "reason", "_locale", "_parent_id")
        VALUES (${title[locale]}, ${reason[locale]}, ${locale}, ${id})`)
    }
    for (const [order, { key, value, thicknessMm }] of figures.entries()) {
      await db.execute(sql`
        INSERT INTO "glass_rules_figures" ("_order", "_parent_id", "id", "key", "value", "thickness_mm")
        VALUES (${order + 1}, ${id}, ${`${rule}-${order + 1}`}, ${key}, ${value}, ${thicknessMm})`)
    }
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const { rule } of usualRules) {
    await db.execute(sql`DELETE FROM "_glass_rules_v" WHERE "version_rule" = ${rule}`)
    await db.execute(sql`DELETE FROM "glass_rules" WHERE "rule" = ${rule}`)
  }
}
