import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_measurements" AS ENUM('estimated', 'final');
  CREATE TYPE "public"."enum_payments_purpose" AS ENUM('full', 'deposit', 'balance');
  ALTER TYPE "public"."enum_quotes_status" ADD VALUE 'draft' BEFORE 'pending_payment';
  ALTER TYPE "public"."enum_quotes_status" ADD VALUE 'awaiting_approval' BEFORE 'pending_payment';
  ALTER TYPE "public"."enum_quotes_status" ADD VALUE 'deposit_paid' BEFORE 'payment_succeeded';
  ALTER TYPE "public"."enum_quotes_status" ADD VALUE 'declined';
  ALTER TYPE "public"."enum_quotes_status" ADD VALUE 'withdrawn';
  ALTER TYPE "public"."enum_quotes_payment_status" ADD VALUE 'deposit_paid' BEFORE 'fully_paid';
  ALTER TABLE "quotes" ADD COLUMN "measurements" "enum_quotes_measurements" DEFAULT 'estimated' NOT NULL;
  ALTER TABLE "quotes" ADD COLUMN "deposit_due" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "quotes" ADD COLUMN "amount_paid" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "quotes" ADD COLUMN "balance_due" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "purpose" "enum_payments_purpose" DEFAULT 'full' NOT NULL;
  ALTER TABLE "pricing_settings" ADD COLUMN "deposit_percentage" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "pricing_settings" ADD COLUMN "deposit_floor" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "pricing_settings" ADD COLUMN "deposit_whole_below" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_deposit_percentage" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_deposit_floor" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_deposit_whole_below" numeric DEFAULT 0 NOT NULL;`)
  // What was paid so far, as the payments say; a paid quote owes nothing, whatever went back later.
  await db.execute(sql`
   UPDATE "quotes" SET "amount_paid" = "booked"."paid" FROM (
    SELECT "quote_id", sum(greatest(0, "amount" - coalesce("refunded_amount", 0))) AS "paid"
    FROM "payments"
    WHERE "is_duplicate" IS NOT TRUE
     AND "status" IN ('succeeded', 'partially_refunded', 'refunded', 'disputed')
    GROUP BY "quote_id"
   ) AS "booked" WHERE "booked"."quote_id" = "quotes"."id";`)
  await db.execute(sql`
   UPDATE "quotes" SET "balance_due" = "total_cost" WHERE "status" <> 'payment_succeeded';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "quotes" ALTER COLUMN "status" SET DEFAULT 'pending_payment'::text;
  DROP TYPE "public"."enum_quotes_status";
  CREATE TYPE "public"."enum_quotes_status" AS ENUM('pending_payment', 'payment_succeeded', 'payment_cancelled', 'expired');
  ALTER TABLE "quotes" ALTER COLUMN "status" SET DEFAULT 'pending_payment'::"public"."enum_quotes_status";
  ALTER TABLE "quotes" ALTER COLUMN "status" SET DATA TYPE "public"."enum_quotes_status" USING "status"::"public"."enum_quotes_status";
  ALTER TABLE "quotes" ALTER COLUMN "payment_status" SET DATA TYPE text;
  ALTER TABLE "quotes" ALTER COLUMN "payment_status" SET DEFAULT 'unpaid'::text;
  DROP TYPE "public"."enum_quotes_payment_status";
  CREATE TYPE "public"."enum_quotes_payment_status" AS ENUM('unpaid', 'fully_paid', 'partially_refunded', 'refunded', 'disputed');
  ALTER TABLE "quotes" ALTER COLUMN "payment_status" SET DEFAULT 'unpaid'::"public"."enum_quotes_payment_status";
  ALTER TABLE "quotes" ALTER COLUMN "payment_status" SET DATA TYPE "public"."enum_quotes_payment_status" USING "payment_status"::"public"."enum_quotes_payment_status";
  ALTER TABLE "quotes" DROP COLUMN "measurements";
  ALTER TABLE "quotes" DROP COLUMN "deposit_due";
  ALTER TABLE "quotes" DROP COLUMN "amount_paid";
  ALTER TABLE "quotes" DROP COLUMN "balance_due";
  ALTER TABLE "payments" DROP COLUMN "purpose";
  ALTER TABLE "pricing_settings" DROP COLUMN "deposit_percentage";
  ALTER TABLE "pricing_settings" DROP COLUMN "deposit_floor";
  ALTER TABLE "pricing_settings" DROP COLUMN "deposit_whole_below";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_deposit_percentage";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_deposit_floor";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_deposit_whole_below";
  DROP TYPE "public"."enum_quotes_measurements";
  DROP TYPE "public"."enum_payments_purpose";`)
}
