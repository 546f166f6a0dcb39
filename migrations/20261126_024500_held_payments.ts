import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Held payments are few, and are looked for every few seconds among all there ever were.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`CREATE INDEX "payments_held_idx" ON "payments" ("id") WHERE "is_held"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "payments_held_idx"`)
}
