import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_glass_rules_rule" ADD VALUE 'hinges-none' BEFORE 'temper-min-side';
  ALTER TYPE "public"."enum__glass_rules_v_version_rule" ADD VALUE 'hinges-none' BEFORE 'temper-min-side';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "glass_rules" ALTER COLUMN "rule" SET DATA TYPE text;
  DROP TYPE "public"."enum_glass_rules_rule";
  CREATE TYPE "public"."enum_glass_rules_rule" AS ENUM('height-3-8', 'height-1-2', 'panel-narrow', 'temper-min', 'thin-edge', 'mirror-temper', 'ig-temper', 'safety-door', 'safety-wet', 'safety-low', 'safety-stairs', 'safety-unknown', 'door-walk', 'door-swing', 'hinges', 'temper-min-side', 'panel-narrow-hardware', 'temper-max', 'sheet-max', 'ig-area', 'ig-oa', 'door-width', 'door-on-glass', 'no-header', 'plumb', 'weight-carry', 'dim-unit', 'height-3-8-bow', 'door-width-3-8', 'door-walk-tight', 'tile', 'film-ig', 'min-area', 'safety-open', 'pricebook-stale', 'opening');
  ALTER TABLE "glass_rules" ALTER COLUMN "rule" SET DATA TYPE "public"."enum_glass_rules_rule" USING "rule"::"public"."enum_glass_rules_rule";
  ALTER TABLE "_glass_rules_v" ALTER COLUMN "version_rule" SET DATA TYPE text;
  DROP TYPE "public"."enum__glass_rules_v_version_rule";
  CREATE TYPE "public"."enum__glass_rules_v_version_rule" AS ENUM('height-3-8', 'height-1-2', 'panel-narrow', 'temper-min', 'thin-edge', 'mirror-temper', 'ig-temper', 'safety-door', 'safety-wet', 'safety-low', 'safety-stairs', 'safety-unknown', 'door-walk', 'door-swing', 'hinges', 'temper-min-side', 'panel-narrow-hardware', 'temper-max', 'sheet-max', 'ig-area', 'ig-oa', 'door-width', 'door-on-glass', 'no-header', 'plumb', 'weight-carry', 'dim-unit', 'height-3-8-bow', 'door-width-3-8', 'door-walk-tight', 'tile', 'film-ig', 'min-area', 'safety-open', 'pricebook-stale', 'opening');
  ALTER TABLE "_glass_rules_v" ALTER COLUMN "version_rule" SET DATA TYPE "public"."enum__glass_rules_v_version_rule" USING "version_rule"::"public"."enum__glass_rules_v_version_rule";`)
}
