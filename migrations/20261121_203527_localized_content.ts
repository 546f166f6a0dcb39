import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__gallery_items_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__glass_styles_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum__team_members_v_published_locale" AS ENUM('en', 'es');
  CREATE TABLE "gallery_items_locales" (
  	"title" varchar,
  	"description" varchar,
  	"image_alt" varchar,
  	"image_placeholder_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_gallery_items_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_image_alt" varchar,
  	"version_image_placeholder_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "gallery_categories_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "glass_styles_locales" (
  	"name" varchar,
  	"description" varchar,
  	"image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_glass_styles_v_locales" (
  	"version_name" varchar,
  	"version_description" varchar,
  	"version_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "glass_style_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"image_alt" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_image_alt" varchar,
  	"version_body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials_locales" (
  	"name" varchar,
  	"place" varchar,
  	"project" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_name" varchar,
  	"version_place" varchar,
  	"version_project" varchar,
  	"version_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members_locales" (
  	"job_title" varchar,
  	"bio" varchar,
  	"image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_team_members_v_locales" (
  	"version_job_title" varchar,
  	"version_bio" varchar,
  	"version_image_alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "knowledge_base_locales" (
  	"entry_data" jsonb NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_knowledge_base_v_locales" (
  	"version_entry_data" jsonb NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "company_locales" (
  	"about_us" varchar,
  	"address_label" varchar,
  	"service_area" varchar,
  	"service_hours_weekdays" varchar,
  	"service_hours_saturday" varchar,
  	"service_hours_sunday" varchar,
  	"showroom_hours_weekdays" varchar,
  	"showroom_hours_saturday" varchar,
  	"showroom_hours_sunday" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_v_locales" (
  	"version_about_us" varchar,
  	"version_address_label" varchar,
  	"version_service_area" varchar,
  	"version_service_hours_weekdays" varchar,
  	"version_service_hours_saturday" varchar,
  	"version_service_hours_sunday" varchar,
  	"version_showroom_hours_weekdays" varchar,
  	"version_showroom_hours_saturday" varchar,
  	"version_showroom_hours_sunday" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation_top_links_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_products_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_more_categories_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_guides_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_top_links_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_products_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_more_categories_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_guides_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_quick_links_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_services_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_quick_links_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_services_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  DROP INDEX "gallery_categories_name_idx";
  DROP INDEX "glass_style_categories_name_idx";
  ALTER TABLE "_gallery_items_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "published_locale" "enum__gallery_items_v_published_locale";
  ALTER TABLE "glass_styles_texts" ADD COLUMN "locale" "_locales";
  ALTER TABLE "_glass_styles_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_glass_styles_v" ADD COLUMN "published_locale" "enum__glass_styles_v_published_locale";
  ALTER TABLE "_glass_styles_v_texts" ADD COLUMN "locale" "_locales";
  ALTER TABLE "_pages_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_pages_v" ADD COLUMN "published_locale" "enum__pages_v_published_locale";
  ALTER TABLE "_posts_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "published_locale" "enum__posts_v_published_locale";
  ALTER TABLE "_testimonials_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_testimonials_v" ADD COLUMN "published_locale" "enum__testimonials_v_published_locale";
  ALTER TABLE "_team_members_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "_team_members_v" ADD COLUMN "published_locale" "enum__team_members_v_published_locale";
  ALTER TABLE "company_texts" ADD COLUMN "locale" "_locales";
  ALTER TABLE "_company_v_texts" ADD COLUMN "locale" "_locales";
  ALTER TABLE "gallery_items_locales" ADD CONSTRAINT "gallery_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gallery_items_v_locales" ADD CONSTRAINT "_gallery_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gallery_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gallery_categories_locales" ADD CONSTRAINT "gallery_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glass_styles_locales" ADD CONSTRAINT "glass_styles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glass_styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glass_styles_v_locales" ADD CONSTRAINT "_glass_styles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_glass_styles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glass_style_categories_locales" ADD CONSTRAINT "glass_style_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glass_style_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v_locales" ADD CONSTRAINT "_team_members_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "knowledge_base_locales" ADD CONSTRAINT "knowledge_base_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."knowledge_base"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_knowledge_base_v_locales" ADD CONSTRAINT "_knowledge_base_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_knowledge_base_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_locales" ADD CONSTRAINT "company_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_locales" ADD CONSTRAINT "_company_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_top_links_locales" ADD CONSTRAINT "navigation_top_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_top_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_products_locales" ADD CONSTRAINT "navigation_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_more_categories_locales" ADD CONSTRAINT "navigation_more_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_more_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_guides_locales" ADD CONSTRAINT "navigation_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_top_links_locales" ADD CONSTRAINT "_navigation_v_version_top_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_top_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_products_locales" ADD CONSTRAINT "_navigation_v_version_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_more_categories_locales" ADD CONSTRAINT "_navigation_v_version_more_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_more_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_guides_locales" ADD CONSTRAINT "_navigation_v_version_guides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_guides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_quick_links_locales" ADD CONSTRAINT "footer_quick_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_services_locales" ADD CONSTRAINT "footer_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_quick_links_locales" ADD CONSTRAINT "_footer_v_version_quick_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_quick_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_services_locales" ADD CONSTRAINT "_footer_v_version_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "gallery_items_locales_locale_parent_id_unique" ON "gallery_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_gallery_items_v_locales_locale_parent_id_unique" ON "_gallery_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "gallery_categories_name_idx" ON "gallery_categories_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "gallery_categories_locales_locale_parent_id_unique" ON "gallery_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "glass_styles_locales_locale_parent_id_unique" ON "glass_styles_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_glass_styles_v_locales_locale_parent_id_unique" ON "_glass_styles_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "glass_style_categories_name_idx" ON "glass_style_categories_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "glass_style_categories_locales_locale_parent_id_unique" ON "glass_style_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_team_members_v_locales_locale_parent_id_unique" ON "_team_members_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "knowledge_base_locales_locale_parent_id_unique" ON "knowledge_base_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_knowledge_base_v_locales_locale_parent_id_unique" ON "_knowledge_base_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "company_locales_locale_parent_id_unique" ON "company_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_company_v_locales_locale_parent_id_unique" ON "_company_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "navigation_top_links_locales_locale_parent_id_unique" ON "navigation_top_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "navigation_products_locales_locale_parent_id_unique" ON "navigation_products_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "navigation_more_categories_locales_locale_parent_id_unique" ON "navigation_more_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "navigation_guides_locales_locale_parent_id_unique" ON "navigation_guides_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_top_links_locales_locale_parent_id_uni" ON "_navigation_v_version_top_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_products_locales_locale_parent_id_uniq" ON "_navigation_v_version_products_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_more_categories_locales_locale_parent_" ON "_navigation_v_version_more_categories_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_guides_locales_locale_parent_id_unique" ON "_navigation_v_version_guides_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_quick_links_locales_locale_parent_id_unique" ON "footer_quick_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_services_locales_locale_parent_id_unique" ON "footer_services_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_quick_links_locales_locale_parent_id_uniqu" ON "_footer_v_version_quick_links_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_services_locales_locale_parent_id_unique" ON "_footer_v_version_services_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_gallery_items_v_snapshot_idx" ON "_gallery_items_v" USING btree ("snapshot");
  CREATE INDEX "_gallery_items_v_published_locale_idx" ON "_gallery_items_v" USING btree ("published_locale");
  CREATE INDEX "glass_styles_texts_locale_parent" ON "glass_styles_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_glass_styles_v_snapshot_idx" ON "_glass_styles_v" USING btree ("snapshot");
  CREATE INDEX "_glass_styles_v_published_locale_idx" ON "_glass_styles_v" USING btree ("published_locale");
  CREATE INDEX "_glass_styles_v_texts_locale_parent" ON "_glass_styles_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_team_members_v_snapshot_idx" ON "_team_members_v" USING btree ("snapshot");
  CREATE INDEX "_team_members_v_published_locale_idx" ON "_team_members_v" USING btree ("published_locale");
  CREATE INDEX "company_texts_locale_parent" ON "company_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_company_v_texts_locale_parent" ON "_company_v_texts" USING btree ("locale","parent_id");

  -- What was written so far is English.
  INSERT INTO "gallery_items_locales" ("title", "description", "image_alt", "image_placeholder_description", "_locale", "_parent_id") SELECT "title", "description", "image_alt", "image_placeholder_description", 'en', "id" FROM "gallery_items";
  INSERT INTO "_gallery_items_v_locales" ("version_title", "version_description", "version_image_alt", "version_image_placeholder_description", "_locale", "_parent_id") SELECT "version_title", "version_description", "version_image_alt", "version_image_placeholder_description", 'en', "id" FROM "_gallery_items_v";
  INSERT INTO "gallery_categories_locales" ("name", "description", "_locale", "_parent_id") SELECT "name", "description", 'en', "id" FROM "gallery_categories";
  INSERT INTO "glass_styles_locales" ("name", "description", "image_alt", "_locale", "_parent_id") SELECT "name", "description", "image_alt", 'en', "id" FROM "glass_styles";
  INSERT INTO "_glass_styles_v_locales" ("version_name", "version_description", "version_image_alt", "_locale", "_parent_id") SELECT "version_name", "version_description", "version_image_alt", 'en', "id" FROM "_glass_styles_v";
  INSERT INTO "glass_style_categories_locales" ("name", "_locale", "_parent_id") SELECT "name", 'en', "id" FROM "glass_style_categories";
  INSERT INTO "pages_locales" ("title", "intro", "image_alt", "body", "_locale", "_parent_id") SELECT "title", "intro", "image_alt", "body", 'en', "id" FROM "pages";
  INSERT INTO "_pages_v_locales" ("version_title", "version_intro", "version_image_alt", "version_body", "_locale", "_parent_id") SELECT "version_title", "version_intro", "version_image_alt", "version_body", 'en', "id" FROM "_pages_v";
  INSERT INTO "posts_locales" ("title", "excerpt", "body", "image_alt", "_locale", "_parent_id") SELECT "title", "excerpt", "body", "image_alt", 'en', "id" FROM "posts";
  INSERT INTO "_posts_v_locales" ("version_title", "version_excerpt", "version_body", "version_image_alt", "_locale", "_parent_id") SELECT "version_title", "version_excerpt", "version_body", "version_image_alt", 'en', "id" FROM "_posts_v";
  INSERT INTO "testimonials_locales" ("name", "place", "project", "text", "_locale", "_parent_id") SELECT "name", "place", "project", "text", 'en', "id" FROM "testimonials";
  INSERT INTO "_testimonials_v_locales" ("version_name", "version_place", "version_project", "version_text", "_locale", "_parent_id") SELECT "version_name", "version_place", "version_project", "version_text", 'en', "id" FROM "_testimonials_v";
  INSERT INTO "team_members_locales" ("job_title", "bio", "image_alt", "_locale", "_parent_id") SELECT "job_title", "bio", "image_alt", 'en', "id" FROM "team_members";
  INSERT INTO "_team_members_v_locales" ("version_job_title", "version_bio", "version_image_alt", "_locale", "_parent_id") SELECT "version_job_title", "version_bio", "version_image_alt", 'en', "id" FROM "_team_members_v";
  INSERT INTO "knowledge_base_locales" ("entry_data", "_locale", "_parent_id") SELECT "entry_data", 'en', "id" FROM "knowledge_base";
  INSERT INTO "_knowledge_base_v_locales" ("version_entry_data", "_locale", "_parent_id") SELECT "version_entry_data", 'en', "id" FROM "_knowledge_base_v";
  INSERT INTO "media_locales" ("alt", "caption", "_locale", "_parent_id") SELECT "alt", "caption", 'en', "id" FROM "media";
  INSERT INTO "company_locales" ("about_us", "address_label", "service_area", "service_hours_weekdays", "service_hours_saturday", "service_hours_sunday", "showroom_hours_weekdays", "showroom_hours_saturday", "showroom_hours_sunday", "_locale", "_parent_id") SELECT "about_us", "address_label", "service_area", "service_hours_weekdays", "service_hours_saturday", "service_hours_sunday", "showroom_hours_weekdays", "showroom_hours_saturday", "showroom_hours_sunday", 'en', "id" FROM "company";
  INSERT INTO "_company_v_locales" ("version_about_us", "version_address_label", "version_service_area", "version_service_hours_weekdays", "version_service_hours_saturday", "version_service_hours_sunday", "version_showroom_hours_weekdays", "version_showroom_hours_saturday", "version_showroom_hours_sunday", "_locale", "_parent_id") SELECT "version_about_us", "version_address_label", "version_service_area", "version_service_hours_weekdays", "version_service_hours_saturday", "version_service_hours_sunday", "version_showroom_hours_weekdays", "version_showroom_hours_saturday", "version_showroom_hours_sunday", 'en', "id" FROM "_company_v";
  INSERT INTO "navigation_top_links_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "navigation_top_links";
  INSERT INTO "navigation_products_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "navigation_products";
  INSERT INTO "navigation_more_categories_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "navigation_more_categories";
  INSERT INTO "navigation_guides_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "navigation_guides";
  INSERT INTO "_navigation_v_version_top_links_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "_navigation_v_version_top_links";
  INSERT INTO "_navigation_v_version_products_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "_navigation_v_version_products";
  INSERT INTO "_navigation_v_version_more_categories_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "_navigation_v_version_more_categories";
  INSERT INTO "_navigation_v_version_guides_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "_navigation_v_version_guides";
  INSERT INTO "footer_quick_links_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "footer_quick_links";
  INSERT INTO "footer_services_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "footer_services";
  INSERT INTO "footer_locales" ("note", "_locale", "_parent_id") SELECT "note", 'en', "id" FROM "footer";
  INSERT INTO "_footer_v_version_quick_links_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "_footer_v_version_quick_links";
  INSERT INTO "_footer_v_version_services_locales" ("text", "_locale", "_parent_id") SELECT "text", 'en', "id" FROM "_footer_v_version_services";
  INSERT INTO "_footer_v_locales" ("version_note", "_locale", "_parent_id") SELECT "version_note", 'en', "id" FROM "_footer_v";
  UPDATE "glass_styles_texts" SET "locale" = 'en' WHERE "path" = 'keyFeatures';
  UPDATE "_glass_styles_v_texts" SET "locale" = 'en' WHERE "path" = 'version.keyFeatures';
  UPDATE "company_texts" SET "locale" = 'en';
  UPDATE "_company_v_texts" SET "locale" = 'en';

  ALTER TABLE "gallery_items" DROP COLUMN "title";
  ALTER TABLE "gallery_items" DROP COLUMN "description";
  ALTER TABLE "gallery_items" DROP COLUMN "image_alt";
  ALTER TABLE "gallery_items" DROP COLUMN "image_placeholder_description";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_title";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_description";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_image_alt";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "version_image_placeholder_description";
  ALTER TABLE "gallery_categories" DROP COLUMN "name";
  ALTER TABLE "gallery_categories" DROP COLUMN "description";
  ALTER TABLE "glass_styles" DROP COLUMN "name";
  ALTER TABLE "glass_styles" DROP COLUMN "description";
  ALTER TABLE "glass_styles" DROP COLUMN "image_alt";
  ALTER TABLE "_glass_styles_v" DROP COLUMN "version_name";
  ALTER TABLE "_glass_styles_v" DROP COLUMN "version_description";
  ALTER TABLE "_glass_styles_v" DROP COLUMN "version_image_alt";
  ALTER TABLE "glass_style_categories" DROP COLUMN "name";
  ALTER TABLE "pages" DROP COLUMN "title";
  ALTER TABLE "pages" DROP COLUMN "intro";
  ALTER TABLE "pages" DROP COLUMN "image_alt";
  ALTER TABLE "pages" DROP COLUMN "body";
  ALTER TABLE "_pages_v" DROP COLUMN "version_title";
  ALTER TABLE "_pages_v" DROP COLUMN "version_intro";
  ALTER TABLE "_pages_v" DROP COLUMN "version_image_alt";
  ALTER TABLE "_pages_v" DROP COLUMN "version_body";
  ALTER TABLE "posts" DROP COLUMN "title";
  ALTER TABLE "posts" DROP COLUMN "excerpt";
  ALTER TABLE "posts" DROP COLUMN "body";
  ALTER TABLE "posts" DROP COLUMN "image_alt";
  ALTER TABLE "_posts_v" DROP COLUMN "version_title";
  ALTER TABLE "_posts_v" DROP COLUMN "version_excerpt";
  ALTER TABLE "_posts_v" DROP COLUMN "version_body";
  ALTER TABLE "_posts_v" DROP COLUMN "version_image_alt";
  ALTER TABLE "testimonials" DROP COLUMN "name";
  ALTER TABLE "testimonials" DROP COLUMN "place";
  ALTER TABLE "testimonials" DROP COLUMN "project";
  ALTER TABLE "testimonials" DROP COLUMN "text";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_name";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_place";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_project";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_text";
  ALTER TABLE "team_members" DROP COLUMN "job_title";
  ALTER TABLE "team_members" DROP COLUMN "bio";
  ALTER TABLE "team_members" DROP COLUMN "image_alt";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_job_title";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_bio";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_image_alt";
  ALTER TABLE "knowledge_base" DROP COLUMN "entry_data";
  ALTER TABLE "_knowledge_base_v" DROP COLUMN "version_entry_data";
  ALTER TABLE "media" DROP COLUMN "alt";
  ALTER TABLE "media" DROP COLUMN "caption";
  ALTER TABLE "company" DROP COLUMN "about_us";
  ALTER TABLE "company" DROP COLUMN "address_label";
  ALTER TABLE "company" DROP COLUMN "service_area";
  ALTER TABLE "company" DROP COLUMN "service_hours_weekdays";
  ALTER TABLE "company" DROP COLUMN "service_hours_saturday";
  ALTER TABLE "company" DROP COLUMN "service_hours_sunday";
  ALTER TABLE "company" DROP COLUMN "showroom_hours_weekdays";
  ALTER TABLE "company" DROP COLUMN "showroom_hours_saturday";
  ALTER TABLE "company" DROP COLUMN "showroom_hours_sunday";
  ALTER TABLE "_company_v" DROP COLUMN "version_about_us";
  ALTER TABLE "_company_v" DROP COLUMN "version_address_label";
  ALTER TABLE "_company_v" DROP COLUMN "version_service_area";
  ALTER TABLE "_company_v" DROP COLUMN "version_service_hours_weekdays";
  ALTER TABLE "_company_v" DROP COLUMN "version_service_hours_saturday";
  ALTER TABLE "_company_v" DROP COLUMN "version_service_hours_sunday";
  ALTER TABLE "_company_v" DROP COLUMN "version_showroom_hours_weekdays";
  ALTER TABLE "_company_v" DROP COLUMN "version_showroom_hours_saturday";
  ALTER TABLE "_company_v" DROP COLUMN "version_showroom_hours_sunday";
  ALTER TABLE "navigation_top_links" DROP COLUMN "text";
  ALTER TABLE "navigation_products" DROP COLUMN "text";
  ALTER TABLE "navigation_more_categories" DROP COLUMN "text";
  ALTER TABLE "navigation_guides" DROP COLUMN "text";
  ALTER TABLE "_navigation_v_version_top_links" DROP COLUMN "text";
  ALTER TABLE "_navigation_v_version_products" DROP COLUMN "text";
  ALTER TABLE "_navigation_v_version_more_categories" DROP COLUMN "text";
  ALTER TABLE "_navigation_v_version_guides" DROP COLUMN "text";
  ALTER TABLE "footer_quick_links" DROP COLUMN "text";
  ALTER TABLE "footer_services" DROP COLUMN "text";
  ALTER TABLE "footer" DROP COLUMN "note";
  ALTER TABLE "_footer_v_version_quick_links" DROP COLUMN "text";
  ALTER TABLE "_footer_v_version_services" DROP COLUMN "text";
  ALTER TABLE "_footer_v" DROP COLUMN "version_note";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "gallery_items" ADD COLUMN "title" varchar;
  ALTER TABLE "gallery_items" ADD COLUMN "description" varchar;
  ALTER TABLE "gallery_items" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "gallery_items" ADD COLUMN "image_placeholder_description" varchar;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_title" varchar;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "_gallery_items_v" ADD COLUMN "version_image_placeholder_description" varchar;
  ALTER TABLE "gallery_categories" ADD COLUMN "name" varchar;
  ALTER TABLE "gallery_categories" ADD COLUMN "description" varchar;
  ALTER TABLE "glass_styles" ADD COLUMN "name" varchar;
  ALTER TABLE "glass_styles" ADD COLUMN "description" varchar;
  ALTER TABLE "glass_styles" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "_glass_styles_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_glass_styles_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "_glass_styles_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "glass_style_categories" ADD COLUMN "name" varchar;
  ALTER TABLE "pages" ADD COLUMN "title" varchar;
  ALTER TABLE "pages" ADD COLUMN "intro" varchar;
  ALTER TABLE "pages" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "pages" ADD COLUMN "body" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_title" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_intro" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "posts" ADD COLUMN "title" varchar;
  ALTER TABLE "posts" ADD COLUMN "excerpt" varchar;
  ALTER TABLE "posts" ADD COLUMN "body" jsonb;
  ALTER TABLE "posts" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_title" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_excerpt" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_body" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "name" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "place" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "project" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "text" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_place" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_project" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_text" varchar;
  ALTER TABLE "team_members" ADD COLUMN "job_title" varchar;
  ALTER TABLE "team_members" ADD COLUMN "bio" varchar;
  ALTER TABLE "team_members" ADD COLUMN "image_alt" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_job_title" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_bio" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_image_alt" varchar;
  ALTER TABLE "knowledge_base" ADD COLUMN "entry_data" jsonb;
  ALTER TABLE "_knowledge_base_v" ADD COLUMN "version_entry_data" jsonb;
  ALTER TABLE "media" ADD COLUMN "alt" varchar;
  ALTER TABLE "media" ADD COLUMN "caption" varchar;
  ALTER TABLE "company" ADD COLUMN "about_us" varchar;
  ALTER TABLE "company" ADD COLUMN "address_label" varchar;
  ALTER TABLE "company" ADD COLUMN "service_area" varchar;
  ALTER TABLE "company" ADD COLUMN "service_hours_weekdays" varchar;
  ALTER TABLE "company" ADD COLUMN "service_hours_saturday" varchar;
  ALTER TABLE "company" ADD COLUMN "service_hours_sunday" varchar;
  ALTER TABLE "company" ADD COLUMN "showroom_hours_weekdays" varchar;
  ALTER TABLE "company" ADD COLUMN "showroom_hours_saturday" varchar;
  ALTER TABLE "company" ADD COLUMN "showroom_hours_sunday" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_about_us" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_address_label" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_service_area" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_service_hours_weekdays" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_service_hours_saturday" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_service_hours_sunday" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_showroom_hours_weekdays" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_showroom_hours_saturday" varchar;
  ALTER TABLE "_company_v" ADD COLUMN "version_showroom_hours_sunday" varchar;
  ALTER TABLE "navigation_top_links" ADD COLUMN "text" varchar;
  ALTER TABLE "navigation_products" ADD COLUMN "text" varchar;
  ALTER TABLE "navigation_more_categories" ADD COLUMN "text" varchar;
  ALTER TABLE "navigation_guides" ADD COLUMN "text" varchar;
  ALTER TABLE "_navigation_v_version_top_links" ADD COLUMN "text" varchar;
  ALTER TABLE "_navigation_v_version_products" ADD COLUMN "text" varchar;
  ALTER TABLE "_navigation_v_version_more_categories" ADD COLUMN "text" varchar;
  ALTER TABLE "_navigation_v_version_guides" ADD COLUMN "text" varchar;
  ALTER TABLE "footer_quick_links" ADD COLUMN "text" varchar;
  ALTER TABLE "footer_services" ADD COLUMN "text" varchar;
  ALTER TABLE "footer" ADD COLUMN "note" varchar;
  ALTER TABLE "_footer_v_version_quick_links" ADD COLUMN "text" varchar;
  ALTER TABLE "_footer_v_version_services" ADD COLUMN "text" varchar;
  ALTER TABLE "_footer_v" ADD COLUMN "version_note" varchar;
  UPDATE "gallery_items" SET "title" = l."title", "description" = l."description", "image_alt" = l."image_alt", "image_placeholder_description" = l."image_placeholder_description" FROM "gallery_items_locales" l WHERE l."_parent_id" = "gallery_items"."id" AND l."_locale" = 'en';
  UPDATE "_gallery_items_v" SET "version_title" = l."version_title", "version_description" = l."version_description", "version_image_alt" = l."version_image_alt", "version_image_placeholder_description" = l."version_image_placeholder_description" FROM "_gallery_items_v_locales" l WHERE l."_parent_id" = "_gallery_items_v"."id" AND l."_locale" = 'en';
  UPDATE "gallery_categories" SET "name" = l."name", "description" = l."description" FROM "gallery_categories_locales" l WHERE l."_parent_id" = "gallery_categories"."id" AND l."_locale" = 'en';
  UPDATE "glass_styles" SET "name" = l."name", "description" = l."description", "image_alt" = l."image_alt" FROM "glass_styles_locales" l WHERE l."_parent_id" = "glass_styles"."id" AND l."_locale" = 'en';
  UPDATE "_glass_styles_v" SET "version_name" = l."version_name", "version_description" = l."version_description", "version_image_alt" = l."version_image_alt" FROM "_glass_styles_v_locales" l WHERE l."_parent_id" = "_glass_styles_v"."id" AND l."_locale" = 'en';
  UPDATE "glass_style_categories" SET "name" = l."name" FROM "glass_style_categories_locales" l WHERE l."_parent_id" = "glass_style_categories"."id" AND l."_locale" = 'en';
  UPDATE "pages" SET "title" = l."title", "intro" = l."intro", "image_alt" = l."image_alt", "body" = l."body" FROM "pages_locales" l WHERE l."_parent_id" = "pages"."id" AND l."_locale" = 'en';
  UPDATE "_pages_v" SET "version_title" = l."version_title", "version_intro" = l."version_intro", "version_image_alt" = l."version_image_alt", "version_body" = l."version_body" FROM "_pages_v_locales" l WHERE l."_parent_id" = "_pages_v"."id" AND l."_locale" = 'en';
  UPDATE "posts" SET "title" = l."title", "excerpt" = l."excerpt", "body" = l."body", "image_alt" = l."image_alt" FROM "posts_locales" l WHERE l."_parent_id" = "posts"."id" AND l."_locale" = 'en';
  UPDATE "_posts_v" SET "version_title" = l."version_title", "version_excerpt" = l."version_excerpt", "version_body" = l."version_body", "version_image_alt" = l."version_image_alt" FROM "_posts_v_locales" l WHERE l."_parent_id" = "_posts_v"."id" AND l."_locale" = 'en';
  UPDATE "testimonials" SET "name" = l."name", "place" = l."place", "project" = l."project", "text" = l."text" FROM "testimonials_locales" l WHERE l."_parent_id" = "testimonials"."id" AND l."_locale" = 'en';
  UPDATE "_testimonials_v" SET "version_name" = l."version_name", "version_place" = l."version_place", "version_project" = l."version_project", "version_text" = l."version_text" FROM "_testimonials_v_locales" l WHERE l."_parent_id" = "_testimonials_v"."id" AND l."_locale" = 'en';
  UPDATE "team_members" SET "job_title" = l."job_title", "bio" = l."bio", "image_alt" = l."image_alt" FROM "team_members_locales" l WHERE l."_parent_id" = "team_members"."id" AND l."_locale" = 'en';
  UPDATE "_team_members_v" SET "version_job_title" = l."version_job_title", "version_bio" = l."version_bio", "version_image_alt" = l."version_image_alt" FROM "_team_members_v_locales" l WHERE l."_parent_id" = "_team_members_v"."id" AND l."_locale" = 'en';
  UPDATE "knowledge_base" SET "entry_data" = l."entry_data" FROM "knowledge_base_locales" l WHERE l."_parent_id" = "knowledge_base"."id" AND l."_locale" = 'en';
  UPDATE "_knowledge_base_v" SET "version_entry_data" = l."version_entry_data" FROM "_knowledge_base_v_locales" l WHERE l."_parent_id" = "_knowledge_base_v"."id" AND l."_locale" = 'en';
  UPDATE "media" SET "alt" = l."alt", "caption" = l."caption" FROM "media_locales" l WHERE l."_parent_id" = "media"."id" AND l."_locale" = 'en';
  UPDATE "company" SET "about_us" = l."about_us", "address_label" = l."address_label", "service_area" = l."service_area", "service_hours_weekdays" = l."service_hours_weekdays", "service_hours_saturday" = l."service_hours_saturday", "service_hours_sunday" = l."service_hours_sunday", "showroom_hours_weekdays" = l."showroom_hours_weekdays", "showroom_hours_saturday" = l."showroom_hours_saturday", "showroom_hours_sunday" = l."showroom_hours_sunday" FROM "company_locales" l WHERE l."_parent_id" = "company"."id" AND l."_locale" = 'en';
  UPDATE "_company_v" SET "version_about_us" = l."version_about_us", "version_address_label" = l."version_address_label", "version_service_area" = l."version_service_area", "version_service_hours_weekdays" = l."version_service_hours_weekdays", "version_service_hours_saturday" = l."version_service_hours_saturday", "version_service_hours_sunday" = l."version_service_hours_sunday", "version_showroom_hours_weekdays" = l."version_showroom_hours_weekdays", "version_showroom_hours_saturday" = l."version_showroom_hours_saturday", "version_showroom_hours_sunday" = l."version_showroom_hours_sunday" FROM "_company_v_locales" l WHERE l."_parent_id" = "_company_v"."id" AND l."_locale" = 'en';
  UPDATE "navigation_top_links" SET "text" = l."text" FROM "navigation_top_links_locales" l WHERE l."_parent_id" = "navigation_top_links"."id" AND l."_locale" = 'en';
  UPDATE "navigation_products" SET "text" = l."text" FROM "navigation_products_locales" l WHERE l."_parent_id" = "navigation_products"."id" AND l."_locale" = 'en';
  UPDATE "navigation_more_categories" SET "text" = l."text" FROM "navigation_more_categories_locales" l WHERE l."_parent_id" = "navigation_more_categories"."id" AND l."_locale" = 'en';
  UPDATE "navigation_guides" SET "text" = l."text" FROM "navigation_guides_locales" l WHERE l."_parent_id" = "navigation_guides"."id" AND l."_locale" = 'en';
  UPDATE "_navigation_v_version_top_links" SET "text" = l."text" FROM "_navigation_v_version_top_links_locales" l WHERE l."_parent_id" = "_navigation_v_version_top_links"."id" AND l."_locale" = 'en';
  UPDATE "_navigation_v_version_products" SET "text" = l."text" FROM "_navigation_v_version_products_locales" l WHERE l."_parent_id" = "_navigation_v_version_products"."id" AND l."_locale" = 'en';
  UPDATE "_navigation_v_version_more_categories" SET "text" = l."text" FROM "_navigation_v_version_more_categories_locales" l WHERE l."_parent_id" = "_navigation_v_version_more_categories"."id" AND l."_locale" = 'en';
  UPDATE "_navigation_v_version_guides" SET "text" = l."text" FROM "_navigation_v_version_guides_locales" l WHERE l."_parent_id" = "_navigation_v_version_guides"."id" AND l."_locale" = 'en';
  UPDATE "footer_quick_links" SET "text" = l."text" FROM "footer_quick_links_locales" l WHERE l."_parent_id" = "footer_quick_links"."id" AND l."_locale" = 'en';
  UPDATE "footer_services" SET "text" = l."text" FROM "footer_services_locales" l WHERE l."_parent_id" = "footer_services"."id" AND l."_locale" = 'en';
  UPDATE "footer" SET "note" = l."note" FROM "footer_locales" l WHERE l."_parent_id" = "footer"."id" AND l."_locale" = 'en';
  UPDATE "_footer_v_version_quick_links" SET "text" = l."text" FROM "_footer_v_version_quick_links_locales" l WHERE l."_parent_id" = "_footer_v_version_quick_links"."id" AND l."_locale" = 'en';
  UPDATE "_footer_v_version_services" SET "text" = l."text" FROM "_footer_v_version_services_locales" l WHERE l."_parent_id" = "_footer_v_version_services"."id" AND l."_locale" = 'en';
  UPDATE "_footer_v" SET "version_note" = l."version_note" FROM "_footer_v_locales" l WHERE l."_parent_id" = "_footer_v"."id" AND l."_locale" = 'en';
  DELETE FROM "glass_styles_texts" WHERE "locale" = 'es';
  DELETE FROM "_glass_styles_v_texts" WHERE "locale" = 'es';
  DELETE FROM "company_texts" WHERE "locale" = 'es';
  DELETE FROM "_company_v_texts" WHERE "locale" = 'es';
  ALTER TABLE "gallery_categories" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "glass_style_categories" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "knowledge_base" ALTER COLUMN "entry_data" SET NOT NULL;
  ALTER TABLE "_knowledge_base_v" ALTER COLUMN "version_entry_data" SET NOT NULL;
  ALTER TABLE "media" ALTER COLUMN "alt" SET NOT NULL;
  ALTER TABLE "navigation_top_links" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "navigation_products" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "navigation_more_categories" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "navigation_guides" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_top_links" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_products" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_more_categories" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_navigation_v_version_guides" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "footer_quick_links" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "footer_services" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_footer_v_version_quick_links" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "_footer_v_version_services" ALTER COLUMN "text" SET NOT NULL;
   ALTER TABLE "gallery_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_gallery_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "gallery_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glass_styles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_glass_styles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "glass_style_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "testimonials_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_testimonials_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "team_members_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_team_members_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "knowledge_base_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_knowledge_base_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "media_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "company_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_company_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_top_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_more_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_top_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_more_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_guides_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_quick_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "footer_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_quick_links_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_version_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_footer_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "gallery_items_locales" CASCADE;
  DROP TABLE "_gallery_items_v_locales" CASCADE;
  DROP TABLE "gallery_categories_locales" CASCADE;
  DROP TABLE "glass_styles_locales" CASCADE;
  DROP TABLE "_glass_styles_v_locales" CASCADE;
  DROP TABLE "glass_style_categories_locales" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "_team_members_v_locales" CASCADE;
  DROP TABLE "knowledge_base_locales" CASCADE;
  DROP TABLE "_knowledge_base_v_locales" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "company_locales" CASCADE;
  DROP TABLE "_company_v_locales" CASCADE;
  DROP TABLE "navigation_top_links_locales" CASCADE;
  DROP TABLE "navigation_products_locales" CASCADE;
  DROP TABLE "navigation_more_categories_locales" CASCADE;
  DROP TABLE "navigation_guides_locales" CASCADE;
  DROP TABLE "_navigation_v_version_top_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_products_locales" CASCADE;
  DROP TABLE "_navigation_v_version_more_categories_locales" CASCADE;
  DROP TABLE "_navigation_v_version_guides_locales" CASCADE;
  DROP TABLE "footer_quick_links_locales" CASCADE;
  DROP TABLE "footer_services_locales" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_v_version_quick_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_services_locales" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP INDEX "_gallery_items_v_snapshot_idx";
  DROP INDEX "_gallery_items_v_published_locale_idx";
  DROP INDEX "glass_styles_texts_locale_parent";
  DROP INDEX "_glass_styles_v_snapshot_idx";
  DROP INDEX "_glass_styles_v_published_locale_idx";
  DROP INDEX "_glass_styles_v_texts_locale_parent";
  DROP INDEX "_pages_v_snapshot_idx";
  DROP INDEX "_pages_v_published_locale_idx";
  DROP INDEX "_posts_v_snapshot_idx";
  DROP INDEX "_posts_v_published_locale_idx";
  DROP INDEX "_testimonials_v_snapshot_idx";
  DROP INDEX "_testimonials_v_published_locale_idx";
  DROP INDEX "_team_members_v_snapshot_idx";
  DROP INDEX "_team_members_v_published_locale_idx";
  DROP INDEX "company_texts_locale_parent";
  DROP INDEX "_company_v_texts_locale_parent";
  CREATE UNIQUE INDEX "gallery_categories_name_idx" ON "gallery_categories" USING btree ("name");
  CREATE UNIQUE INDEX "glass_style_categories_name_idx" ON "glass_style_categories" USING btree ("name");
  ALTER TABLE "_gallery_items_v" DROP COLUMN "snapshot";
  ALTER TABLE "_gallery_items_v" DROP COLUMN "published_locale";
  ALTER TABLE "glass_styles_texts" DROP COLUMN "locale";
  ALTER TABLE "_glass_styles_v" DROP COLUMN "snapshot";
  ALTER TABLE "_glass_styles_v" DROP COLUMN "published_locale";
  ALTER TABLE "_glass_styles_v_texts" DROP COLUMN "locale";
  ALTER TABLE "_pages_v" DROP COLUMN "snapshot";
  ALTER TABLE "_pages_v" DROP COLUMN "published_locale";
  ALTER TABLE "_posts_v" DROP COLUMN "snapshot";
  ALTER TABLE "_posts_v" DROP COLUMN "published_locale";
  ALTER TABLE "_testimonials_v" DROP COLUMN "snapshot";
  ALTER TABLE "_testimonials_v" DROP COLUMN "published_locale";
  ALTER TABLE "_team_members_v" DROP COLUMN "snapshot";
  ALTER TABLE "_team_members_v" DROP COLUMN "published_locale";
  ALTER TABLE "company_texts" DROP COLUMN "locale";
  ALTER TABLE "_company_v_texts" DROP COLUMN "locale";
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum__gallery_items_v_published_locale";
  DROP TYPE "public"."enum__glass_styles_v_published_locale";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum__team_members_v_published_locale";`)
}
