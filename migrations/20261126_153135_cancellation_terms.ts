import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company_locales" ADD COLUMN "cancellation" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_cancellation" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "company_locales" DROP COLUMN "cancellation";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_cancellation";`)
}
