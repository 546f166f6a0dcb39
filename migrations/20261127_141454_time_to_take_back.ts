import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pricing_settings" ADD COLUMN "office_hold_seconds" numeric DEFAULT 10 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_office_hold_seconds" numeric DEFAULT 10 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pricing_settings" DROP COLUMN "office_hold_seconds";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_office_hold_seconds";`)
}
