import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import usualRules from './seeds/glass-rules.json'

/** What decides over a sale is held in memory like a price: whoever holds it is told of a change. */
const told = ['glass_rules', 'glass_rules_figures', 'glass_rules_locales']

/** The sample company's sets of hinges, as they are called: hinges, pounds, inches. */
const hingeSets = [['Heavy-duty hinges', 2, 110, 36]] as const

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_glass_types_safety" AS ENUM('tempered', 'laminated');
  CREATE TYPE "public"."enum__glass_types_v_version_safety" AS ENUM('tempered', 'laminated');
  CREATE TYPE "public"."enum_hardware_part" AS ENUM('hinges', 'header', 'edge');
  CREATE TYPE "public"."enum__hardware_v_version_part" AS ENUM('hinges', 'header', 'edge');
  CREATE TYPE "public"."enum_glass_rules_figures_key" AS ENUM('leastIn', 'mostIn', 'withLargestIn', 'diagonalIn', 'shortIn', 'longIn', 'mostSqFt', 'leastMm', 'mostMm', 'mostLb', 'lbPerSqFt', 'unitLbPerSqFt');
  CREATE TYPE "public"."enum_glass_rules_rule" AS ENUM('height-3-8', 'height-1-2', 'panel-narrow', 'temper-min', 'thin-edge', 'mirror-temper', 'ig-temper', 'safety-door', 'safety-wet', 'safety-low', 'safety-stairs', 'door-walk', 'door-swing', 'hinges', 'temper-min-side', 'panel-narrow-hardware', 'temper-max', 'sheet-max', 'ig-area', 'ig-oa', 'door-width', 'door-on-glass', 'no-header', 'plumb', 'weight-carry', 'dim-unit', 'height-3-8-bow', 'door-width-3-8', 'door-walk-tight', 'tile', 'film-ig');
  CREATE TYPE "public"."enum_glass_rules_level" AS ENUM('block', 'approval', 'note');
  CREATE TYPE "public"."enum__glass_rules_v_version_figures_key" AS ENUM('leastIn', 'mostIn', 'withLargestIn', 'diagonalIn', 'shortIn', 'longIn', 'mostSqFt', 'leastMm', 'mostMm', 'mostLb', 'lbPerSqFt', 'unitLbPerSqFt');
  CREATE TYPE "public"."enum__glass_rules_v_version_rule" AS ENUM('height-3-8', 'height-1-2', 'panel-narrow', 'temper-min', 'thin-edge', 'mirror-temper', 'ig-temper', 'safety-door', 'safety-wet', 'safety-low', 'safety-stairs', 'door-walk', 'door-swing', 'hinges', 'temper-min-side', 'panel-narrow-hardware', 'temper-max', 'sheet-max', 'ig-area', 'ig-oa', 'door-width', 'door-on-glass', 'no-header', 'plumb', 'weight-carry', 'dim-unit', 'height-3-8-bow', 'door-width-3-8', 'door-walk-tight', 'tile', 'film-ig');
  CREATE TYPE "public"."enum__glass_rules_v_version_level" AS ENUM('block', 'approval', 'note');
  CREATE TABLE "glass_rules_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "enum_glass_rules_figures_key" NOT NULL,
  	"value" numeric NOT NULL,
  	"thickness_mm" numeric
  );
  
  CREATE TABLE "glass_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rule" "enum_glass_rules_rule" NOT NULL,
  	"level" "enum_glass_rules_level" NOT NULL,
  	"source" varchar,
  	"active" boolean DEFAULT true NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"changed_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glass_rules_locales" (
  	"title" varchar NOT NULL,
  	"reason" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_glass_rules_v_version_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "enum__glass_rules_v_version_figures_key" NOT NULL,
  	"value" numeric NOT NULL,
  	"thickness_mm" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_glass_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_rule" "enum__glass_rules_v_version_rule" NOT NULL,
  	"version_level" "enum__glass_rules_v_version_level" NOT NULL,
  	"version_source" varchar,
  	"version_active" boolean DEFAULT true NOT NULL,
  	"version_display_order" numeric DEFAULT 0 NOT NULL,
  	"version_changed_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_glass_rules_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_reason" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "quotes" ADD COLUMN "released_at" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "released_by" varchar;
  ALTER TABLE "glass_types" ADD COLUMN "safety" "enum_glass_types_safety";
  ALTER TABLE "_glass_types_v" ADD COLUMN "version_safety" "enum__glass_types_v_version_safety";
  ALTER TABLE "hardware" ADD COLUMN "part" "enum_hardware_part";
  ALTER TABLE "hardware" ADD COLUMN "hinge_count" numeric;
  ALTER TABLE "hardware" ADD COLUMN "carries_lb" numeric;
  ALTER TABLE "hardware" ADD COLUMN "carries_in" numeric;
  ALTER TABLE "_hardware_v" ADD COLUMN "version_part" "enum__hardware_v_version_part";
  ALTER TABLE "_hardware_v" ADD COLUMN "version_hinge_count" numeric;
  ALTER TABLE "_hardware_v" ADD COLUMN "version_carries_lb" numeric;
  ALTER TABLE "_hardware_v" ADD COLUMN "version_carries_in" numeric;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "glass_rules_id" integer;
  ALTER TABLE "glass_rules_figures" ADD CONSTRAINT "glass_rules_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glass_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glass_rules_locales" ADD CONSTRAINT "glass_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glass_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glass_rules_v_version_figures" ADD CONSTRAINT "_glass_rules_v_version_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_glass_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glass_rules_v" ADD CONSTRAINT "_glass_rules_v_parent_id_glass_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glass_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glass_rules_v_locales" ADD CONSTRAINT "_glass_rules_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_glass_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "glass_rules_figures_order_idx" ON "glass_rules_figures" USING btree ("_order");
  CREATE INDEX "glass_rules_figures_parent_id_idx" ON "glass_rules_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "glass_rules_rule_idx" ON "glass_rules" USING btree ("rule");
  CREATE INDEX "glass_rules_active_idx" ON "glass_rules" USING btree ("active");
  CREATE INDEX "glass_rules_display_order_idx" ON "glass_rules" USING btree ("display_order");
  CREATE INDEX "glass_rules_updated_at_idx" ON "glass_rules" USING btree ("updated_at");
  CREATE INDEX "glass_rules_created_at_idx" ON "glass_rules" USING btree ("created_at");
  CREATE UNIQUE INDEX "glass_rules_locales_locale_parent_id_unique" ON "glass_rules_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_glass_rules_v_version_figures_order_idx" ON "_glass_rules_v_version_figures" USING btree ("_order");
  CREATE INDEX "_glass_rules_v_version_figures_parent_id_idx" ON "_glass_rules_v_version_figures" USING btree ("_parent_id");
  CREATE INDEX "_glass_rules_v_parent_idx" ON "_glass_rules_v" USING btree ("parent_id");
  CREATE INDEX "_glass_rules_v_version_version_rule_idx" ON "_glass_rules_v" USING btree ("version_rule");
  CREATE INDEX "_glass_rules_v_version_version_active_idx" ON "_glass_rules_v" USING btree ("version_active");
  CREATE INDEX "_glass_rules_v_version_version_display_order_idx" ON "_glass_rules_v" USING btree ("version_display_order");
  CREATE INDEX "_glass_rules_v_version_version_updated_at_idx" ON "_glass_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_glass_rules_v_version_version_created_at_idx" ON "_glass_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_glass_rules_v_created_at_idx" ON "_glass_rules_v" USING btree ("created_at");
  CREATE INDEX "_glass_rules_v_updated_at_idx" ON "_glass_rules_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_glass_rules_v_locales_locale_parent_id_unique" ON "_glass_rules_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glass_rules_fk" FOREIGN KEY ("glass_rules_id") REFERENCES "public"."glass_rules"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_glass_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("glass_rules_id");`)
  for (const [index, { rule, level, title, reason, source, figures }] of usualRules.entries()) {
    const { rows } = await db.execute(sql`
      INSERT INTO "glass_rules" ("rule", "level", "source", "display_order")
      VALUES (${rule}, ${level}, ${source}, ${(index + 1) * 10}) RETURNING "id"`)
    const id = Number(rows[0]?.id)
    for (const locale of ['en', 'es'] as const) {
      await db.execute(sql`
        INSERT INTO "glass_rules_locales" ("title", "reason", "_locale", "_parent_id")
        VALUES (${title[locale]}, ${reason[locale]}, ${locale}, ${id})`)
    }
    for (const [order, { key, value, thicknessMm }] of figures.entries()) {
      await db.execute(sql`
        INSERT INTO "glass_rules_figures" ("_order", "_parent_id", "id", "key", "value", "thickness_mm")
        VALUES (${order + 1}, ${id}, ${`${rule}-${order + 1}`}, ${key}, ${value}, ${thicknessMm})`)
    }
  }
  await db.execute(sql`UPDATE "glass_types" SET "safety" = 'tempered' WHERE "category" = 'shower'`)
  await db.execute(sql`
    UPDATE "glass_types" SET "safety" = 'tempered' FROM "glass_types_locales" AS "told"
    WHERE "told"."_parent_id" = "glass_types"."id" AND "told"."_locale" = 'en'
      AND "told"."name" ILIKE '%tempered%'`)
  await db.execute(sql`
    UPDATE "glass_types" SET "safety" = 'laminated' FROM "glass_types_locales" AS "told"
    WHERE "told"."_parent_id" = "glass_types"."id" AND "told"."_locale" = 'en'
      AND "told"."name" ILIKE '%laminated%'`)
  for (const [name, count, pounds, inches] of hingeSets) {
    await db.execute(sql`
      UPDATE "hardware" SET "part" = 'hinges', "hinge_count" = ${count},
        "carries_lb" = ${pounds}, "carries_in" = ${inches}
      FROM "hardware_locales" AS "told"
      WHERE "told"."_parent_id" = "hardware"."id" AND "told"."_locale" = 'en'
        AND "told"."name" = ${name}`)
  }
  for (const table of told) {
    await db.execute(sql`
      CREATE TRIGGER "note_pricing_change" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE
        ON ${sql.identifier(table)} FOR EACH STATEMENT EXECUTE FUNCTION "note_pricing_change"()`)
  }
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "glass_rules_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glass_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glass_rules_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glass_rules_v_version_figures" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glass_rules_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glass_rules_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "glass_rules_figures" CASCADE;
  DROP TABLE "glass_rules" CASCADE;
  DROP TABLE "glass_rules_locales" CASCADE;
  DROP TABLE "_glass_rules_v_version_figures" CASCADE;
  DROP TABLE "_glass_rules_v" CASCADE;
  DROP TABLE "_glass_rules_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_glass_rules_fk";
  
  DROP INDEX "payload_locked_documents_rels_glass_rules_id_idx";
  ALTER TABLE "quotes" DROP COLUMN "released_at";
  ALTER TABLE "quotes" DROP COLUMN "released_by";
  ALTER TABLE "glass_types" DROP COLUMN "safety";
  ALTER TABLE "_glass_types_v" DROP COLUMN "version_safety";
  ALTER TABLE "hardware" DROP COLUMN "part";
  ALTER TABLE "hardware" DROP COLUMN "hinge_count";
  ALTER TABLE "hardware" DROP COLUMN "carries_lb";
  ALTER TABLE "hardware" DROP COLUMN "carries_in";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_part";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_hinge_count";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_carries_lb";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_carries_in";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "glass_rules_id";
  DROP TYPE "public"."enum_glass_types_safety";
  DROP TYPE "public"."enum__glass_types_v_version_safety";
  DROP TYPE "public"."enum_hardware_part";
  DROP TYPE "public"."enum__hardware_v_version_part";
  DROP TYPE "public"."enum_glass_rules_figures_key";
  DROP TYPE "public"."enum_glass_rules_rule";
  DROP TYPE "public"."enum_glass_rules_level";
  DROP TYPE "public"."enum__glass_rules_v_version_figures_key";
  DROP TYPE "public"."enum__glass_rules_v_version_rule";
  DROP TYPE "public"."enum__glass_rules_v_version_level";`)
}
