import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'

// Each letter that leaves is written down at whoever it went to, which must not read a million quotes.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "quotes_address_idx" ON "quotes" (lower("customer_email"));
    CREATE INDEX "correspondence_letter_idx" ON "correspondence" ("letter");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "quotes_address_idx";
    DROP INDEX "correspondence_letter_idx";`)
}
