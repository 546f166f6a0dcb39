import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_users_role" ADD VALUE 'office' BEFORE 'admin';
  ALTER TABLE "payments_refunds" ADD COLUMN "by_office" boolean DEFAULT false;
  ALTER TABLE "pricing_settings" ADD COLUMN "office_discount_percent" numeric DEFAULT 10 NOT NULL;
  ALTER TABLE "pricing_settings" ADD COLUMN "office_refund_limit" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "pricing_settings" ADD COLUMN "office_deposit_days" numeric DEFAULT 14 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_office_discount_percent" numeric DEFAULT 10 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_office_refund_limit" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_office_deposit_days" numeric DEFAULT 14 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'customer'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('customer', 'staff', 'admin');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'customer'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "payments_refunds" DROP COLUMN "by_office";
  ALTER TABLE "pricing_settings" DROP COLUMN "office_discount_percent";
  ALTER TABLE "pricing_settings" DROP COLUMN "office_refund_limit";
  ALTER TABLE "pricing_settings" DROP COLUMN "office_deposit_days";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_office_discount_percent";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_office_refund_limit";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_office_deposit_days";`)
}
