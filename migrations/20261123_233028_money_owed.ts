import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" ADD COLUMN "owed_since" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "disputed_at" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "dispute_closed_at" timestamp(3) with time zone;
  CREATE INDEX "quotes_owed_since_idx" ON "quotes" USING btree ("owed_since");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "quotes_owed_since_idx";
  ALTER TABLE "quotes" DROP COLUMN "owed_since";
  ALTER TABLE "payments" DROP COLUMN "disputed_at";
  ALTER TABLE "payments" DROP COLUMN "dispute_closed_at";`)
}
