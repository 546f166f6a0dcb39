import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payments_release_decision" AS ENUM('settle', 'refund');
  ALTER TABLE "payments" ADD COLUMN "release_decision" "enum_payments_release_decision";
  ALTER TABLE "payments" ADD COLUMN "release_reason" varchar;
  ALTER TABLE "payments" ADD COLUMN "release_by" varchar;
  ALTER TABLE "payments" ADD COLUMN "release_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payments" DROP COLUMN "release_decision";
  ALTER TABLE "payments" DROP COLUMN "release_reason";
  ALTER TABLE "payments" DROP COLUMN "release_by";
  ALTER TABLE "payments" DROP COLUMN "release_at";
  DROP TYPE "public"."enum_payments_release_decision";`)
}
