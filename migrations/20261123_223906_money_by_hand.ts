import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" ADD COLUMN "dispute_due_by" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "request_key" varchar;
  CREATE INDEX "payments_dispute_due_by_idx" ON "payments" USING btree ("dispute_due_by");
  CREATE UNIQUE INDEX "quote_requestKey_idx" ON "payments" USING btree ("quote_id","request_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "payments_dispute_due_by_idx";
  DROP INDEX "quote_requestKey_idx";
  ALTER TABLE "payments" DROP COLUMN "dispute_due_by";
  ALTER TABLE "payments" DROP COLUMN "request_key";`)
}
