import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import usualMetals from './seeds/metals.json'

// A shop that sells hardware gets the metals it came in all along; a new one makes its own list.

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_hardware_metal" AS ENUM('black', 'brass', 'nickel', 'chrome');
  CREATE TYPE "public"."enum__hardware_v_version_metal" AS ENUM('black', 'brass', 'nickel', 'chrome');
  ALTER TABLE "hardware" ADD COLUMN "metal" "enum_hardware_metal";
  ALTER TABLE "_hardware_v" ADD COLUMN "version_metal" "enum__hardware_v_version_metal";`)
  const { rows: sold } = await db.execute(sql`
    SELECT max("display_order") AS "last" FROM "hardware" HAVING count(*) > 0`)
  if (sold.length === 0) return
  const last = Number(sold[0]?.last ?? 0)
  for (const [index, { metal, name, description }] of usualMetals.entries()) {
    const { rows: namesakes } = await db.execute(sql`
      SELECT 1 FROM "hardware_locales" WHERE "name" IN (${name.en}, ${name.es})`)
    if (namesakes.length > 0) continue
    const { rows } = await db.execute(sql`
      INSERT INTO "hardware" ("cost", "unit_of_measure", "metal", "active", "display_order")
      VALUES (0, 'set', ${metal}, true, ${last + (index + 1) * 10}) RETURNING "id"`)
    const id = Number(rows[0]?.id)
    await db.execute(sql`
      INSERT INTO "hardware_offered_for" ("order", "parent_id", "value") VALUES (1, ${id}, 'shower')`)
    for (const locale of ['en', 'es'] as const) {
      await db.execute(sql`
        INSERT INTO "hardware_locales" ("name", "description", "_locale", "_parent_id")
        VALUES (${name[locale]}, ${description[locale]}, ${locale}, ${id})`)
    }
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM "hardware" WHERE "metal" IS NOT NULL`)
  await db.execute(sql`
   ALTER TABLE "hardware" DROP COLUMN "metal";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_metal";
  DROP TYPE "public"."enum_hardware_metal";
  DROP TYPE "public"."enum__hardware_v_version_metal";`)
}
