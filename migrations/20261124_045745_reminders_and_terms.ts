import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" ADD COLUMN "reminders" numeric DEFAULT 0;
  ALTER TABLE "quotes" ADD COLUMN "wants_no_reminders" boolean DEFAULT false;
  ALTER TABLE "pricing_settings" ADD COLUMN "remind_after_two_days" boolean DEFAULT true;
  ALTER TABLE "pricing_settings" ADD COLUMN "remind_after_two_weeks" boolean DEFAULT true;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_remind_after_two_days" boolean DEFAULT true;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_remind_after_two_weeks" boolean DEFAULT true;
  ALTER TABLE "company" ADD COLUMN "quote_terms_version" varchar;
  ALTER TABLE "company_locales" ADD COLUMN "quote_terms" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_quote_terms_version" varchar;
  ALTER TABLE "_company_v_locales" ADD COLUMN "version_quote_terms" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" DROP COLUMN "reminders";
  ALTER TABLE "quotes" DROP COLUMN "wants_no_reminders";
  ALTER TABLE "pricing_settings" DROP COLUMN "remind_after_two_days";
  ALTER TABLE "pricing_settings" DROP COLUMN "remind_after_two_weeks";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_remind_after_two_days";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_remind_after_two_weeks";
  ALTER TABLE "company" DROP COLUMN "quote_terms_version";
  ALTER TABLE "company_locales" DROP COLUMN "quote_terms";
  ALTER TABLE "_company_v" DROP COLUMN "version_quote_terms_version";
  ALTER TABLE "_company_v_locales" DROP COLUMN "version_quote_terms";`)
}
