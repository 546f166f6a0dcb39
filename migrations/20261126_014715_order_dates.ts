import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking" ADD COLUMN "measure_days" numeric;
  ALTER TABLE "booking" ADD COLUMN "install_days_least" numeric;
  ALTER TABLE "booking" ADD COLUMN "install_days_most" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_measure_days" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_install_days_least" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_install_days_most" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking" DROP COLUMN "measure_days";
  ALTER TABLE "booking" DROP COLUMN "install_days_least";
  ALTER TABLE "booking" DROP COLUMN "install_days_most";
  ALTER TABLE "_booking_v" DROP COLUMN "version_measure_days";
  ALTER TABLE "_booking_v" DROP COLUMN "version_install_days_least";
  ALTER TABLE "_booking_v" DROP COLUMN "version_install_days_most";`)
}
