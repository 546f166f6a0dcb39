import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// What is open now is compared with Stripe at once; from then on each payment says when.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payments_dispute_outcome" AS ENUM('open', 'won', 'lost');
  ALTER TABLE "payments" ADD COLUMN "dispute_outcome" "enum_payments_dispute_outcome";
  ALTER TABLE "payments" ADD COLUMN "look_at" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "token" varchar;
  CREATE INDEX "payments_look_at_idx" ON "payments" USING btree ("look_at");

  UPDATE "payments" SET "look_at" = now()
    WHERE "status" IN ('pending_checkout', 'processing')
      OR ("is_duplicate" AND "status" = 'succeeded')
      OR ("status" IN ('error', 'checkout_failed') AND "error_details" ->> 'sessionMayBeOpen' = 'true');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "payments_look_at_idx";
  ALTER TABLE "payments" DROP COLUMN "dispute_outcome";
  ALTER TABLE "payments" DROP COLUMN "look_at";
  ALTER TABLE "payments" DROP COLUMN "token";
  DROP TYPE "public"."enum_payments_dispute_outcome";`)
}
