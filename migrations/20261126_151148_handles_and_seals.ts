import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The rows that a shop began with, by their English names; others are told in the admin. */
const known = {
  'Back-to-back pull handle, 8"': 'handle',
  'Ladder pull, 24"': 'long_handle',
  'Towel bar with handle, 24"': 'bar_handle',
  'Door sweep and seal set': 'seals',
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [name, part] of Object.entries(known)) {
    await db.execute(sql`
      UPDATE "hardware" SET "part" = ${part}::"enum_hardware_part"
      WHERE "part" IS NULL AND "id" IN (
        SELECT "_parent_id" FROM "hardware_locales" WHERE "_locale" = 'en' AND "name" = ${name})`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    UPDATE "hardware" SET "part" = NULL
      WHERE "part" IN ('handle', 'long_handle', 'bar_handle', 'seals');
    UPDATE "_hardware_v" SET "version_part" = NULL
      WHERE "version_part" IN ('handle', 'long_handle', 'bar_handle', 'seals');`)
}
