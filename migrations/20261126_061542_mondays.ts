import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// A visit that measuring made needless, and what it is called; shared figures in price change sets; the secret
// of a receiver from before; customers who were joined, in the audit trail.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_price_change_sets_changes_table" ADD VALUE 'pricing-settings';
  ALTER TYPE "public"."enum_audit_trail_event" ADD VALUE 'customers' BEFORE 'exported';
  ALTER TABLE "jobs_moves" ADD COLUMN "made_final" boolean;
  ALTER TABLE "visits" ADD COLUMN "title" varchar;
  ALTER TABLE "visits" ADD COLUMN "settled_at" timestamp(3) with time zone;
  ALTER TABLE "webhook_receivers" ADD COLUMN "secret_before" varchar;
  ALTER TABLE "webhook_receivers" ADD COLUMN "secret_before_until" timestamp(3) with time zone;
  UPDATE "visits" SET "title" = concat_ws(', ',
    CASE "visits"."kind" WHEN 'measure' THEN 'Measuring' WHEN 'install' THEN 'Installation' ELSE 'Service' END,
    nullif(coalesce(
      (SELECT "quotes"."customer_name" FROM "jobs" JOIN "quotes" ON "quotes"."id" = "jobs"."quote_id"
        WHERE "jobs"."id" = "visits"."job_id"),
      (SELECT "inquiries"."name" FROM "inquiries" WHERE "inquiries"."id" = "visits"."inquiry_id")), ''),
    (SELECT "jobs"."number" FROM "jobs" WHERE "jobs"."id" = "visits"."job_id"));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM "price_change_sets_changes" WHERE "table" = 'pricing-settings';
  ALTER TABLE "price_change_sets_changes" ALTER COLUMN "table" SET DATA TYPE text;
  DROP TYPE "public"."enum_price_change_sets_changes_table";
  CREATE TYPE "public"."enum_price_change_sets_changes_table" AS ENUM('glass-types', 'hardware', 'glass-finishes', 'installation-factors', 'tax-rules');
  ALTER TABLE "price_change_sets_changes" ALTER COLUMN "table" SET DATA TYPE "public"."enum_price_change_sets_changes_table" USING "table"::"public"."enum_price_change_sets_changes_table";
  ALTER TABLE "audit_trail" ALTER COLUMN "event" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_trail_event";
  CREATE TYPE "public"."enum_audit_trail_event" AS ENUM('signedIn', 'signInRefused', 'signedOut', 'sessionEnded', 'passwordChanged', 'passwordReset', 'secondStepSet', 'secondStepEnded', 'recoveryCodesMade', 'recoveryCodeUsed', 'sessionsEnded', 'dataTaken', 'accountMade', 'accountChanged', 'accountDeleted', 'refused', 'price', 'settings', 'money', 'quote', 'exported');
  ALTER TABLE "audit_trail" ALTER COLUMN "event" SET DATA TYPE "public"."enum_audit_trail_event" USING (CASE WHEN "event" = 'customers' THEN 'settings' ELSE "event" END)::"public"."enum_audit_trail_event";
  ALTER TABLE "jobs_moves" DROP COLUMN "made_final";
  ALTER TABLE "visits" DROP COLUMN "title";
  ALTER TABLE "visits" DROP COLUMN "settled_at";
  ALTER TABLE "webhook_receivers" DROP COLUMN "secret_before";
  ALTER TABLE "webhook_receivers" DROP COLUMN "secret_before_until";`)
}
