import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company" ALTER COLUMN "name" DROP DEFAULT;
  ALTER TABLE "_company_v" ALTER COLUMN "version_name" DROP DEFAULT;
  ALTER TABLE "company_locales" ADD COLUMN "warranty" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "area_name" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_warranty" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_area_name" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company" ALTER COLUMN "name" SET DEFAULT 'Trinity Edge Glass';
  ALTER TABLE "_company_v" ALTER COLUMN "version_name" SET DEFAULT 'Trinity Edge Glass';
  ALTER TABLE "company_locales" DROP COLUMN "warranty";
  ALTER TABLE "company_locales" DROP COLUMN "area_name";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_warranty";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_area_name";`)
}
