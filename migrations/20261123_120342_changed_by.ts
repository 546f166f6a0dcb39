import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "glass_types" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_glass_types_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "glass_finishes" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_glass_finishes_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "hardware" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_hardware_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "installation_factors" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_installation_factors_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "regions" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "tax_rules" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_tax_rules_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "pricing_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_changed_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "glass_types" DROP COLUMN "changed_by";
  ALTER TABLE "_glass_types_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "glass_finishes" DROP COLUMN "changed_by";
  ALTER TABLE "_glass_finishes_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "hardware" DROP COLUMN "changed_by";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "installation_factors" DROP COLUMN "changed_by";
  ALTER TABLE "_installation_factors_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "regions" DROP COLUMN "changed_by";
  ALTER TABLE "_regions_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "tax_rules" DROP COLUMN "changed_by";
  ALTER TABLE "_tax_rules_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "pricing_settings" DROP COLUMN "changed_by";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_changed_by";`)
}
