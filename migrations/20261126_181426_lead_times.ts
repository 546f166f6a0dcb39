import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What pages said of their days as they were first loaded; what staff wrote stays. */
const words = [
  [
    'One tick is one day; these are the earliest dates. The office confirms each one with you.',
    'One tick is one day. The visit may come sooner; the office confirms each day with you.',
  ],
  [
    'Cada marca es un día; son las fechas más tempranas. La oficina confirma cada una con usted.',
    'Cada marca es un día. La visita puede ser antes; la oficina confirma cada día con usted.',
  ],
] as const

// A step for each of what was one wait from the visit to the installation: as long together as it was.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking" ADD COLUMN "approve_days" numeric;
  ALTER TABLE "booking" ADD COLUMN "make_days_least" numeric;
  ALTER TABLE "booking" ADD COLUMN "make_days_most" numeric;
  ALTER TABLE "booking" ADD COLUMN "install_days" numeric;
  ALTER TABLE "booking" ADD COLUMN "commercial_measure_days" numeric;
  ALTER TABLE "booking" ADD COLUMN "commercial_approve_days" numeric;
  ALTER TABLE "booking" ADD COLUMN "commercial_make_days_least" numeric;
  ALTER TABLE "booking" ADD COLUMN "commercial_make_days_most" numeric;
  ALTER TABLE "booking" ADD COLUMN "commercial_install_days" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_approve_days" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_make_days_least" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_make_days_most" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_install_days" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_commercial_measure_days" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_commercial_approve_days" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_commercial_make_days_least" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_commercial_make_days_most" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_commercial_install_days" numeric;
  UPDATE "booking" SET
    "approve_days" = least(1, "install_days_least"),
    "install_days" = least(1, greatest("install_days_least" - 1, 0)),
    "make_days_least" = greatest("install_days_least" - 2, 0),
    "make_days_most" = "install_days_most" - "install_days_least" + greatest("install_days_least" - 2, 0)
    WHERE "install_days_least" IS NOT NULL AND "install_days_most" IS NOT NULL;
  UPDATE "_booking_v" SET
    "version_approve_days" = least(1, "version_install_days_least"),
    "version_install_days" = least(1, greatest("version_install_days_least" - 1, 0)),
    "version_make_days_least" = greatest("version_install_days_least" - 2, 0),
    "version_make_days_most" = "version_install_days_most" - "version_install_days_least" + greatest("version_install_days_least" - 2, 0)
    WHERE "version_install_days_least" IS NOT NULL AND "version_install_days_most" IS NOT NULL;
  ALTER TABLE "booking" DROP COLUMN "install_days_least";
  ALTER TABLE "booking" DROP COLUMN "install_days_most";
  ALTER TABLE "_booking_v" DROP COLUMN "version_install_days_least";
  ALTER TABLE "_booking_v" DROP COLUMN "version_install_days_most";`)
  for (const [before, after] of words) {
    await db.execute(sql`
      UPDATE "pages_locales" SET "body" = replace("body"::text, ${`"${before}"`}, ${`"${after}"`})::jsonb
        WHERE strpos("body"::text, ${before}) > 0`)
    await db.execute(sql`
      UPDATE "_pages_v_locales"
        SET "version_body" = replace("version_body"::text, ${`"${before}"`}, ${`"${after}"`})::jsonb
        WHERE strpos("version_body"::text, ${before}) > 0`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "booking" ADD COLUMN "install_days_least" numeric;
  ALTER TABLE "booking" ADD COLUMN "install_days_most" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_install_days_least" numeric;
  ALTER TABLE "_booking_v" ADD COLUMN "version_install_days_most" numeric;
  UPDATE "booking" SET
    "install_days_least" = "approve_days" + "make_days_least" + "install_days",
    "install_days_most" = "approve_days" + "make_days_most" + "install_days";
  UPDATE "_booking_v" SET
    "version_install_days_least" = "version_approve_days" + "version_make_days_least" + "version_install_days",
    "version_install_days_most" = "version_approve_days" + "version_make_days_most" + "version_install_days";
  ALTER TABLE "booking" DROP COLUMN "approve_days";
  ALTER TABLE "booking" DROP COLUMN "make_days_least";
  ALTER TABLE "booking" DROP COLUMN "make_days_most";
  ALTER TABLE "booking" DROP COLUMN "install_days";
  ALTER TABLE "booking" DROP COLUMN "commercial_measure_days";
  ALTER TABLE "booking" DROP COLUMN "commercial_approve_days";
  ALTER TABLE "booking" DROP COLUMN "commercial_make_days_least";
  ALTER TABLE "booking" DROP COLUMN "commercial_make_days_most";
  ALTER TABLE "booking" DROP COLUMN "commercial_install_days";
  ALTER TABLE "_booking_v" DROP COLUMN "version_approve_days";
  ALTER TABLE "_booking_v" DROP COLUMN "version_make_days_least";
  ALTER TABLE "_booking_v" DROP COLUMN "version_make_days_most";
  ALTER TABLE "_booking_v" DROP COLUMN "version_install_days";
  ALTER TABLE "_booking_v" DROP COLUMN "version_commercial_measure_days";
  ALTER TABLE "_booking_v" DROP COLUMN "version_commercial_approve_days";
  ALTER TABLE "_booking_v" DROP COLUMN "version_commercial_make_days_least";
  ALTER TABLE "_booking_v" DROP COLUMN "version_commercial_make_days_most";
  ALTER TABLE "_booking_v" DROP COLUMN "version_commercial_install_days";`)
}
