import { sql } from '@payloadcms/db-postgres'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'

type Words = { en: string; es: string }
type Row = {
  rule: string
  level: string
  title: Words
  reason: Words
  source: string
  figures: { key: string; value: number; thicknessMm: number | null }[]
}

/** Rules as an installation begins with them, one after the other from a place in their list on. */
export async function insertGlassRules(
  db: MigrateUpArgs['db'],
  rules: readonly Row[],
  firstPlace: number,
): Promise<void> {
  for (const [index, { rule, level, title, reason, source, figures }] of rules.entries()) {
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
