import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_waits_for" AS ENUM('office', 'administrator');
  ALTER TABLE "quotes" ADD COLUMN "waits_for" "enum_quotes_waits_for";
  CREATE INDEX "quotes_waits_for_idx" ON "quotes" USING btree ("waits_for");`)
  // until now an administrator alone released what the office made
  await db.execute(sql`
    UPDATE "quotes"
    SET "waits_for" = (CASE "origin" WHEN 'staff' THEN 'administrator' ELSE 'office' END)::"enum_quotes_waits_for"
    WHERE "status" = 'awaiting_approval'`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "quotes_waits_for_idx";
  ALTER TABLE "quotes" DROP COLUMN "waits_for";
  DROP TYPE "public"."enum_quotes_waits_for";`)
}
