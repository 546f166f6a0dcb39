import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reference_jobs_panels_role" AS ENUM('fixed', 'door');
  CREATE TYPE "public"."enum_reference_jobs_place" AS ENUM('door', 'wet', 'low', 'stairs', 'outOfPlumb', 'tileUnfinished');
  CREATE TYPE "public"."enum_reference_jobs_service_type" AS ENUM('shower_glass_quote', 'new_shower_installation', 'glass_replacement_quote', 'window_replacement', 'door_replacement', 'other_replacement', 'new_window_installation', 'commercial_glass_installation', 'other_new_installation', 'mirrors_tabletops_quote');
  ALTER TYPE "public"."enum_glass_rules_figures_key" ADD VALUE 'mostDays';
  ALTER TYPE "public"."enum_glass_rules_rule" ADD VALUE 'min-area';
  ALTER TYPE "public"."enum_glass_rules_rule" ADD VALUE 'pricebook-stale';
  ALTER TYPE "public"."enum__glass_rules_v_version_figures_key" ADD VALUE 'mostDays';
  ALTER TYPE "public"."enum__glass_rules_v_version_rule" ADD VALUE 'min-area';
  ALTER TYPE "public"."enum__glass_rules_v_version_rule" ADD VALUE 'pricebook-stale';
  CREATE TABLE "reference_jobs_panels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"width_in" numeric NOT NULL,
  	"height_in" numeric NOT NULL,
  	"role" "enum_reference_jobs_panels_role",
  	"opens_inward" boolean
  );
  
  CREATE TABLE "reference_jobs_hardware" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"item_id" integer NOT NULL,
  	"quantity" numeric DEFAULT 1 NOT NULL
  );
  
  CREATE TABLE "reference_jobs_place" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_reference_jobs_place",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "reference_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"service_type" "enum_reference_jobs_service_type" NOT NULL,
  	"glass_type_id" integer NOT NULL,
  	"finish_id" integer,
  	"thickness_mm" numeric,
  	"region_id" integer,
  	"complexity_factor_id" integer,
  	"location_factor_id" integer,
  	"active" boolean DEFAULT true NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reference_jobs_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reference_jobs_id" integer;
  ALTER TABLE "pricing_settings" ADD COLUMN "minimum_billed_sq_ft" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_minimum_billed_sq_ft" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "reference_jobs_panels" ADD CONSTRAINT "reference_jobs_panels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reference_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reference_jobs_hardware" ADD CONSTRAINT "reference_jobs_hardware_item_id_hardware_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."hardware"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reference_jobs_hardware" ADD CONSTRAINT "reference_jobs_hardware_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reference_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reference_jobs_place" ADD CONSTRAINT "reference_jobs_place_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reference_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reference_jobs" ADD CONSTRAINT "reference_jobs_glass_type_id_glass_types_id_fk" FOREIGN KEY ("glass_type_id") REFERENCES "public"."glass_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reference_jobs" ADD CONSTRAINT "reference_jobs_finish_id_glass_finishes_id_fk" FOREIGN KEY ("finish_id") REFERENCES "public"."glass_finishes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reference_jobs" ADD CONSTRAINT "reference_jobs_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reference_jobs" ADD CONSTRAINT "reference_jobs_complexity_factor_id_installation_factors_id_fk" FOREIGN KEY ("complexity_factor_id") REFERENCES "public"."installation_factors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reference_jobs" ADD CONSTRAINT "reference_jobs_location_factor_id_installation_factors_id_fk" FOREIGN KEY ("location_factor_id") REFERENCES "public"."installation_factors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reference_jobs_locales" ADD CONSTRAINT "reference_jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reference_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reference_jobs_panels_order_idx" ON "reference_jobs_panels" USING btree ("_order");
  CREATE INDEX "reference_jobs_panels_parent_id_idx" ON "reference_jobs_panels" USING btree ("_parent_id");
  CREATE INDEX "reference_jobs_hardware_order_idx" ON "reference_jobs_hardware" USING btree ("_order");
  CREATE INDEX "reference_jobs_hardware_parent_id_idx" ON "reference_jobs_hardware" USING btree ("_parent_id");
  CREATE INDEX "reference_jobs_hardware_item_idx" ON "reference_jobs_hardware" USING btree ("item_id");
  CREATE INDEX "reference_jobs_place_order_idx" ON "reference_jobs_place" USING btree ("order");
  CREATE INDEX "reference_jobs_place_parent_idx" ON "reference_jobs_place" USING btree ("parent_id");
  CREATE INDEX "reference_jobs_glass_type_idx" ON "reference_jobs" USING btree ("glass_type_id");
  CREATE INDEX "reference_jobs_finish_idx" ON "reference_jobs" USING btree ("finish_id");
  CREATE INDEX "reference_jobs_region_idx" ON "reference_jobs" USING btree ("region_id");
  CREATE INDEX "reference_jobs_complexity_factor_idx" ON "reference_jobs" USING btree ("complexity_factor_id");
  CREATE INDEX "reference_jobs_location_factor_idx" ON "reference_jobs" USING btree ("location_factor_id");
  CREATE INDEX "reference_jobs_active_idx" ON "reference_jobs" USING btree ("active");
  CREATE INDEX "reference_jobs_display_order_idx" ON "reference_jobs" USING btree ("display_order");
  CREATE INDEX "reference_jobs_updated_at_idx" ON "reference_jobs" USING btree ("updated_at");
  CREATE INDEX "reference_jobs_created_at_idx" ON "reference_jobs" USING btree ("created_at");
  CREATE UNIQUE INDEX "reference_jobs_locales_locale_parent_id_unique" ON "reference_jobs_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reference_jobs_fk" FOREIGN KEY ("reference_jobs_id") REFERENCES "public"."reference_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reference_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("reference_jobs_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reference_jobs_panels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reference_jobs_hardware" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reference_jobs_place" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reference_jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reference_jobs_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reference_jobs_panels" CASCADE;
  DROP TABLE "reference_jobs_hardware" CASCADE;
  DROP TABLE "reference_jobs_place" CASCADE;
  DROP TABLE "reference_jobs" CASCADE;
  DROP TABLE "reference_jobs_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reference_jobs_fk";
  
  ALTER TABLE "glass_rules_figures" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum_glass_rules_figures_key";
  CREATE TYPE "public"."enum_glass_rules_figures_key" AS ENUM('leastIn', 'mostIn', 'withLargestIn', 'diagonalIn', 'shortIn', 'longIn', 'mostSqFt', 'leastMm', 'mostMm', 'mostLb', 'lbPerSqFt', 'unitLbPerSqFt');
  ALTER TABLE "glass_rules_figures" ALTER COLUMN "key" SET DATA TYPE "public"."enum_glass_rules_figures_key" USING "key"::"public"."enum_glass_rules_figures_key";
  ALTER TABLE "glass_rules" ALTER COLUMN "rule" SET DATA TYPE text;
  DROP TYPE "public"."enum_glass_rules_rule";
  CREATE TYPE "public"."enum_glass_rules_rule" AS ENUM('height-3-8', 'height-1-2', 'panel-narrow', 'temper-min', 'thin-edge', 'mirror-temper', 'ig-temper', 'safety-door', 'safety-wet', 'safety-low', 'safety-stairs', 'door-walk', 'door-swing', 'hinges', 'temper-min-side', 'panel-narrow-hardware', 'temper-max', 'sheet-max', 'ig-area', 'ig-oa', 'door-width', 'door-on-glass', 'no-header', 'plumb', 'weight-carry', 'dim-unit', 'height-3-8-bow', 'door-width-3-8', 'door-walk-tight', 'tile', 'film-ig');
  ALTER TABLE "glass_rules" ALTER COLUMN "rule" SET DATA TYPE "public"."enum_glass_rules_rule" USING "rule"::"public"."enum_glass_rules_rule";
  ALTER TABLE "_glass_rules_v_version_figures" ALTER COLUMN "key" SET DATA TYPE text;
  DROP TYPE "public"."enum__glass_rules_v_version_figures_key";
  CREATE TYPE "public"."enum__glass_rules_v_version_figures_key" AS ENUM('leastIn', 'mostIn', 'withLargestIn', 'diagonalIn', 'shortIn', 'longIn', 'mostSqFt', 'leastMm', 'mostMm', 'mostLb', 'lbPerSqFt', 'unitLbPerSqFt');
  ALTER TABLE "_glass_rules_v_version_figures" ALTER COLUMN "key" SET DATA TYPE "public"."enum__glass_rules_v_version_figures_key" USING "key"::"public"."enum__glass_rules_v_version_figures_key";
  ALTER TABLE "_glass_rules_v" ALTER COLUMN "version_rule" SET DATA TYPE text;
  DROP TYPE "public"."enum__glass_rules_v_version_rule";
  CREATE TYPE "public"."enum__glass_rules_v_version_rule" AS ENUM('height-3-8', 'height-1-2', 'panel-narrow', 'temper-min', 'thin-edge', 'mirror-temper', 'ig-temper', 'safety-door', 'safety-wet', 'safety-low', 'safety-stairs', 'door-walk', 'door-swing', 'hinges', 'temper-min-side', 'panel-narrow-hardware', 'temper-max', 'sheet-max', 'ig-area', 'ig-oa', 'door-width', 'door-on-glass', 'no-header', 'plumb', 'weight-carry', 'dim-unit', 'height-3-8-bow', 'door-width-3-8', 'door-walk-tight', 'tile', 'film-ig');
  ALTER TABLE "_glass_rules_v" ALTER COLUMN "version_rule" SET DATA TYPE "public"."enum__glass_rules_v_version_rule" USING "version_rule"::"public"."enum__glass_rules_v_version_rule";
  DROP INDEX "payload_locked_documents_rels_reference_jobs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reference_jobs_id";
  ALTER TABLE "pricing_settings" DROP COLUMN "minimum_billed_sq_ft";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_minimum_billed_sq_ft";
  DROP TYPE "public"."enum_reference_jobs_panels_role";
  DROP TYPE "public"."enum_reference_jobs_place";
  DROP TYPE "public"."enum_reference_jobs_service_type";`)
}
