import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_gallery_items_scale_panels_role" AS ENUM('fixed', 'door', 'mirror', 'lite', 'shelf', 'gap');
  CREATE TYPE "public"."enum_gallery_items_depiction" AS ENUM('illustration', 'photograph');
  CREATE TYPE "public"."enum_gallery_items_service_type" AS ENUM('shower_glass_quote', 'glass_replacement_quote', 'window_replacement', 'door_replacement', 'other_replacement', 'new_window_installation', 'commercial_glass_installation', 'new_shower_installation', 'other_new_installation', 'mirrors_tabletops_quote', 'commercial_inquiry');
  CREATE TYPE "public"."enum_gallery_items_thickness" AS ENUM('3/8', '1/2');
  CREATE TYPE "public"."enum_gallery_items_finish" AS ENUM('standard_clear', 'low_iron', 'acid_etch', 'rain', 'custom_film');
  CREATE TYPE "public"."enum__gallery_items_v_version_scale_panels_role" AS ENUM('fixed', 'door', 'mirror', 'lite', 'shelf', 'gap');
  CREATE TYPE "public"."enum__gallery_items_v_version_depiction" AS ENUM('illustration', 'photograph');
  CREATE TYPE "public"."enum__gallery_items_v_version_service_type" AS ENUM('shower_glass_quote', 'glass_replacement_quote', 'window_replacement', 'door_replacement', 'other_replacement', 'new_window_installation', 'commercial_glass_installation', 'new_shower_installation', 'other_new_installation', 'mirrors_tabletops_quote', 'commercial_inquiry');
  CREATE TYPE "public"."enum__gallery_items_v_version_thickness" AS ENUM('3/8', '1/2');
  CREATE TYPE "public"."enum__gallery_items_v_version_finish" AS ENUM('standard_clear', 'low_iron', 'acid_etch', 'rain', 'custom_film');
  CREATE TABLE "gallery_items_scale_panels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"width_in" numeric,
  	"role" "enum_gallery_items_scale_panels_role" DEFAULT 'fixed',
  	"ends_at" numeric
  );
  
  CREATE TABLE "_gallery_items_v_version_scale_panels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"width_in" numeric,
  	"role" "enum__gallery_items_v_version_scale_panels_role" DEFAULT 'fixed',
  	"ends_at" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "gallery_items" ADD COLUMN "place" varchar;
  ALTER TABLE "gallery_items" ADD COLUMN "scale_width_in" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "scale_height_in" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "scale_lower_edge_in" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "scale_left" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "scale_right" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "scale_top" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "scale_bottom" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "scale_floor" numeric;
  ALTER TABLE "gallery_items" ADD COLUMN "slug" varchar;
  ALTER TABLE "gallery_items" ADD COLUMN "depiction" "enum_gallery_items_depiction";
  ALTER TABLE "gallery_items" ADD COLUMN "service_type" "enum_gallery_items_service_type";
  ALTER TABLE "gallery_items" ADD COLUMN "thickness" "enum_gallery_items_thickness";
  ALTER TABLE "gallery_items" ADD COLUMN "finish" "enum_gallery_items_finish";
  ALTER TABLE "gallery_items_locales" ADD COLUMN "glass" varchar;
  ALTER TABLE "gallery_items_locales" ADD COLUMN "hardware" varchar;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_place" varchar;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_scale_width_in" numeric;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_scale_height_in" numeric;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_scale_lower_edge_in" numeric;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_scale_left" numeric;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_scale_right" numeric;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_scale_top" numeric;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_scale_bottom" numeric;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_scale_floor" numeric;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_depiction" "enum__gallery_items_v_version_depiction";
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_service_type" "enum__gallery_items_v_version_service_type";
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_thickness" "enum__gallery_items_v_version_thickness";
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_finish" "enum__gallery_items_v_version_finish";
  ALTER TABLE "_gallery_items_v_locales" ADD COLUMN "version_glass" varchar;
  ALTER TABLE "_gallery_items_v_locales" ADD COLUMN "version_hardware" varchar;
  ALTER TABLE "gallery_items_scale_panels" ADD CONSTRAINT "gallery_items_scale_panels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_items_v_version_scale_panels" ADD CONSTRAINT "_gallery_items_v_version_scale_panels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_items_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "gallery_items_scale_panels_order_idx" ON "gallery_items_scale_panels" USING btree ("_order");
  CREATE INDEX "gallery_items_scale_panels_parent_id_idx" ON "gallery_items_scale_panels" USING btree ("_parent_id");
  CREATE INDEX "_gallery_items_v_version_scale_panels_order_idx" ON "_gallery_items_v_version_scale_panels" USING btree ("_order");
  CREATE INDEX "_gallery_items_v_version_scale_panels_parent_id_idx" ON "_gallery_items_v_version_scale_panels" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "gallery_items_slug_idx" ON "gallery_items" USING btree ("slug");
  CREATE INDEX "_gallery_items_v_version_version_slug_idx" ON "_gallery_items_v" USING btree ("version_slug");`)
  await giveAddresses(db)
}

/** What is there already takes its English title's address, with a number behind it where two share one. */
async function giveAddresses(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    WITH "titled" AS (
      SELECT i."id", coalesce(nullif(trim(both '-' from
        left(regexp_replace(lower(l."title"), '[^a-z0-9]+', '-', 'g'), 80)), ''), 'work') AS "slug"
      FROM "gallery_items" i
      LEFT JOIN "gallery_items_locales" l ON l."_parent_id" = i."id" AND l."_locale" = 'en'
    ), "numbered" AS (
      SELECT "id", "slug", row_number() OVER (PARTITION BY "slug" ORDER BY "id") AS "number" FROM "titled"
    )
    UPDATE "gallery_items" i
      SET "slug" = CASE WHEN n."number" = 1 THEN n."slug" ELSE n."slug" || '-' || n."number" END
      FROM "numbered" n WHERE n."id" = i."id";
    UPDATE "_gallery_items_v" v SET "version_slug" = i."slug"
      FROM "gallery_items" i WHERE i."id" = v."parent_id";
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "gallery_items_scale_panels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gallery_items_v_version_scale_panels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gallery_items_scale_panels" CASCADE;
  DROP TABLE "_gallery_items_v_version_scale_panels" CASCADE;
  DROP INDEX "gallery_items_slug_idx";
  DROP INDEX "_gallery_items_v_version_version_slug_idx";
  ALTER TABLE "gallery_items" DROP COLUMN "place";
  ALTER TABLE "gallery_items" DROP COLUMN "scale_width_in";
  ALTER TABLE "gallery_items" DROP COLUMN "scale_height_in";
  ALTER TABLE "gallery_items" DROP COLUMN "scale_lower_edge_in";
  ALTER TABLE "gallery_items" DROP COLUMN "scale_left";
  ALTER TABLE "gallery_items" DROP COLUMN "scale_right";
  ALTER TABLE "gallery_items" DROP COLUMN "scale_top";
  ALTER TABLE "gallery_items" DROP COLUMN "scale_bottom";
  ALTER TABLE "gallery_items" DROP COLUMN "scale_floor";
  ALTER TABLE "gallery_items" DROP COLUMN "slug";
  ALTER TABLE "gallery_items" DROP COLUMN "depiction";
  ALTER TABLE "gallery_items" DROP COLUMN "service_type";
  ALTER TABLE "gallery_items" DROP COLUMN "thickness";
  ALTER TABLE "gallery_items" DROP COLUMN "finish";
  ALTER TABLE "gallery_items_locales" DROP COLUMN "glass";
  ALTER TABLE "gallery_items_locales" DROP COLUMN "hardware";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_place";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_scale_width_in";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_scale_height_in";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_scale_lower_edge_in";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_scale_left";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_scale_right";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_scale_top";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_scale_bottom";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_scale_floor";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_slug";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_depiction";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_service_type";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_thickness";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_finish";
  ALTER TABLE "_gallery_items_v_locales" DROP COLUMN "version_glass";
  ALTER TABLE "_gallery_items_v_locales" DROP COLUMN "version_hardware";
  DROP TYPE "public"."enum_gallery_items_scale_panels_role";
  DROP TYPE "public"."enum_gallery_items_depiction";
  DROP TYPE "public"."enum_gallery_items_service_type";
  DROP TYPE "public"."enum_gallery_items_thickness";
  DROP TYPE "public"."enum_gallery_items_finish";
  DROP TYPE "public"."enum__gallery_items_v_version_scale_panels_role";
  DROP TYPE "public"."enum__gallery_items_v_version_depiction";
  DROP TYPE "public"."enum__gallery_items_v_version_service_type";
  DROP TYPE "public"."enum__gallery_items_v_version_thickness";
  DROP TYPE "public"."enum__gallery_items_v_version_finish";`)
}
