import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_words_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_about_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__about_words_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_services_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_words_v_published_locale" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_contact_words_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_words_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_words_v_published_locale" AS ENUM('en', 'es');
  CREATE TABLE "home_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_home_words_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_words_locales" (
  	"hero_title" varchar,
  	"hero_lead" varchar,
  	"hero_lead_with_area" varchar,
  	"hero_free_quote" varchar,
  	"hero_explore" varchar,
  	"claims_since" varchar,
  	"why_title" varchar,
  	"why_lead" varchar,
  	"why_measured_title" varchar,
  	"why_measured_text" varchar,
  	"why_safety_title" varchar,
  	"why_safety_text" varchar,
  	"why_made_title" varchar,
  	"why_made_text" varchar,
  	"why_hardware_title" varchar,
  	"why_hardware_text" varchar,
  	"why_price_title" varchar,
  	"why_price_text" varchar,
  	"why_warranty_title" varchar,
  	"why_warranty_text" varchar,
  	"why_warranty_title_without" varchar,
  	"why_warranty_text_without" varchar,
  	"services_title" varchar,
  	"services_lead" varchar,
  	"services_home" varchar,
  	"services_business" varchar,
  	"services_repair_text" varchar,
  	"services_emergency_text" varchar,
  	"entrust_title" varchar,
  	"entrust_warranty_title" varchar,
  	"entrust_warranty_text" varchar,
  	"entrust_days_figure" varchar,
  	"entrust_days_title" varchar,
  	"entrust_days_text" varchar,
  	"entrust_always_figure" varchar,
  	"entrust_always_title" varchar,
  	"entrust_always_text" varchar,
  	"entrust_sixteenth_figure" varchar,
  	"entrust_sixteenth_title" varchar,
  	"entrust_sixteenth_text" varchar,
  	"steps_title" varchar,
  	"steps_price_title" varchar,
  	"steps_price_text" varchar,
  	"steps_measure_title" varchar,
  	"steps_measure_text" varchar,
  	"steps_cut_title" varchar,
  	"steps_cut_text" varchar,
  	"steps_fit_title" varchar,
  	"steps_fit_text" varchar,
  	"steps_stand_title" varchar,
  	"steps_stand_text" varchar,
  	"steps_stand_text_without" varchar,
  	"gallery_title" varchar,
  	"gallery_all" varchar,
  	"testimonials_title" varchar,
  	"posts_title" varchar,
  	"posts_all" varchar,
  	"call_title" varchar,
  	"call_call" varchar,
  	"call_visit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__home_words_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_words_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_home_words_v_locales" (
  	"version_hero_title" varchar,
  	"version_hero_lead" varchar,
  	"version_hero_lead_with_area" varchar,
  	"version_hero_free_quote" varchar,
  	"version_hero_explore" varchar,
  	"version_claims_since" varchar,
  	"version_why_title" varchar,
  	"version_why_lead" varchar,
  	"version_why_measured_title" varchar,
  	"version_why_measured_text" varchar,
  	"version_why_safety_title" varchar,
  	"version_why_safety_text" varchar,
  	"version_why_made_title" varchar,
  	"version_why_made_text" varchar,
  	"version_why_hardware_title" varchar,
  	"version_why_hardware_text" varchar,
  	"version_why_price_title" varchar,
  	"version_why_price_text" varchar,
  	"version_why_warranty_title" varchar,
  	"version_why_warranty_text" varchar,
  	"version_why_warranty_title_without" varchar,
  	"version_why_warranty_text_without" varchar,
  	"version_services_title" varchar,
  	"version_services_lead" varchar,
  	"version_services_home" varchar,
  	"version_services_business" varchar,
  	"version_services_repair_text" varchar,
  	"version_services_emergency_text" varchar,
  	"version_entrust_title" varchar,
  	"version_entrust_warranty_title" varchar,
  	"version_entrust_warranty_text" varchar,
  	"version_entrust_days_figure" varchar,
  	"version_entrust_days_title" varchar,
  	"version_entrust_days_text" varchar,
  	"version_entrust_always_figure" varchar,
  	"version_entrust_always_title" varchar,
  	"version_entrust_always_text" varchar,
  	"version_entrust_sixteenth_figure" varchar,
  	"version_entrust_sixteenth_title" varchar,
  	"version_entrust_sixteenth_text" varchar,
  	"version_steps_title" varchar,
  	"version_steps_price_title" varchar,
  	"version_steps_price_text" varchar,
  	"version_steps_measure_title" varchar,
  	"version_steps_measure_text" varchar,
  	"version_steps_cut_title" varchar,
  	"version_steps_cut_text" varchar,
  	"version_steps_fit_title" varchar,
  	"version_steps_fit_text" varchar,
  	"version_steps_stand_title" varchar,
  	"version_steps_stand_text" varchar,
  	"version_steps_stand_text_without" varchar,
  	"version_gallery_title" varchar,
  	"version_gallery_all" varchar,
  	"version_testimonials_title" varchar,
  	"version_posts_title" varchar,
  	"version_posts_all" varchar,
  	"version_call_title" varchar,
  	"version_call_call" varchar,
  	"version_call_visit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "about_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_about_words_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "about_words_locales" (
  	"claims_since" varchar,
  	"story_title" varchar,
  	"mission_title" varchar,
  	"mission_lead" varchar,
  	"mission_precision_title" varchar,
  	"mission_precision_text" varchar,
  	"mission_safety_title" varchar,
  	"mission_safety_text" varchar,
  	"mission_candour_title" varchar,
  	"mission_candour_text" varchar,
  	"mission_care_title" varchar,
  	"mission_care_text" varchar,
  	"team_title" varchar,
  	"contact_title" varchar,
  	"contact_call" varchar,
  	"contact_visit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_about_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__about_words_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__about_words_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_about_words_v_locales" (
  	"version_claims_since" varchar,
  	"version_story_title" varchar,
  	"version_mission_title" varchar,
  	"version_mission_lead" varchar,
  	"version_mission_precision_title" varchar,
  	"version_mission_precision_text" varchar,
  	"version_mission_safety_title" varchar,
  	"version_mission_safety_text" varchar,
  	"version_mission_candour_title" varchar,
  	"version_mission_candour_text" varchar,
  	"version_mission_care_title" varchar,
  	"version_mission_care_text" varchar,
  	"version_team_title" varchar,
  	"version_contact_title" varchar,
  	"version_contact_call" varchar,
  	"version_contact_visit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_services_words_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "services_words_locales" (
  	"opening_title" varchar,
  	"opening_lead" varchar,
  	"categories_heading" varchar,
  	"categories_residential_title" varchar,
  	"categories_residential_text" varchar,
  	"categories_commercial_title" varchar,
  	"categories_commercial_text" varchar,
  	"categories_showers_title" varchar,
  	"categories_showers_text" varchar,
  	"categories_mirrors_title" varchar,
  	"categories_mirrors_text" varchar,
  	"categories_repair_title" varchar,
  	"categories_repair_text" varchar,
  	"categories_stairs_title" varchar,
  	"categories_stairs_text" varchar,
  	"details_heading" varchar,
  	"details_request" varchar,
  	"details_explore" varchar,
  	"details_showers_title" varchar,
  	"details_showers_text" varchar,
  	"details_showers_points_a" varchar,
  	"details_showers_points_b" varchar,
  	"details_showers_points_c" varchar,
  	"details_windows_title" varchar,
  	"details_windows_text" varchar,
  	"details_windows_points_a" varchar,
  	"details_windows_points_b" varchar,
  	"details_windows_points_c" varchar,
  	"details_commercial_title" varchar,
  	"details_commercial_text" varchar,
  	"details_commercial_points_a" varchar,
  	"details_commercial_points_b" varchar,
  	"details_commercial_points_c" varchar,
  	"details_emergency_title" varchar,
  	"details_emergency_text" varchar,
  	"details_emergency_points_a" varchar,
  	"details_emergency_points_b" varchar,
  	"details_emergency_points_c" varchar,
  	"process_heading" varchar,
  	"process_ask_title" varchar,
  	"process_ask_text" varchar,
  	"process_measure_title" varchar,
  	"process_measure_text" varchar,
  	"process_fit_title" varchar,
  	"process_fit_text" varchar,
  	"faq_heading" varchar,
  	"faq_cost_title" varchar,
  	"faq_cost_text" varchar,
  	"faq_long_title" varchar,
  	"faq_long_text" varchar,
  	"faq_warranty_title" varchar,
  	"faq_warranty_text" varchar,
  	"faq_area_title" varchar,
  	"faq_area_text" varchar,
  	"faq_emergency_title" varchar,
  	"faq_emergency_text" varchar,
  	"call_title" varchar,
  	"call_call" varchar,
  	"call_visit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__services_words_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_words_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_services_words_v_locales" (
  	"version_opening_title" varchar,
  	"version_opening_lead" varchar,
  	"version_categories_heading" varchar,
  	"version_categories_residential_title" varchar,
  	"version_categories_residential_text" varchar,
  	"version_categories_commercial_title" varchar,
  	"version_categories_commercial_text" varchar,
  	"version_categories_showers_title" varchar,
  	"version_categories_showers_text" varchar,
  	"version_categories_mirrors_title" varchar,
  	"version_categories_mirrors_text" varchar,
  	"version_categories_repair_title" varchar,
  	"version_categories_repair_text" varchar,
  	"version_categories_stairs_title" varchar,
  	"version_categories_stairs_text" varchar,
  	"version_details_heading" varchar,
  	"version_details_request" varchar,
  	"version_details_explore" varchar,
  	"version_details_showers_title" varchar,
  	"version_details_showers_text" varchar,
  	"version_details_showers_points_a" varchar,
  	"version_details_showers_points_b" varchar,
  	"version_details_showers_points_c" varchar,
  	"version_details_windows_title" varchar,
  	"version_details_windows_text" varchar,
  	"version_details_windows_points_a" varchar,
  	"version_details_windows_points_b" varchar,
  	"version_details_windows_points_c" varchar,
  	"version_details_commercial_title" varchar,
  	"version_details_commercial_text" varchar,
  	"version_details_commercial_points_a" varchar,
  	"version_details_commercial_points_b" varchar,
  	"version_details_commercial_points_c" varchar,
  	"version_details_emergency_title" varchar,
  	"version_details_emergency_text" varchar,
  	"version_details_emergency_points_a" varchar,
  	"version_details_emergency_points_b" varchar,
  	"version_details_emergency_points_c" varchar,
  	"version_process_heading" varchar,
  	"version_process_ask_title" varchar,
  	"version_process_ask_text" varchar,
  	"version_process_measure_title" varchar,
  	"version_process_measure_text" varchar,
  	"version_process_fit_title" varchar,
  	"version_process_fit_text" varchar,
  	"version_faq_heading" varchar,
  	"version_faq_cost_title" varchar,
  	"version_faq_cost_text" varchar,
  	"version_faq_long_title" varchar,
  	"version_faq_long_text" varchar,
  	"version_faq_warranty_title" varchar,
  	"version_faq_warranty_text" varchar,
  	"version_faq_area_title" varchar,
  	"version_faq_area_text" varchar,
  	"version_faq_emergency_title" varchar,
  	"version_faq_emergency_text" varchar,
  	"version_call_title" varchar,
  	"version_call_call" varchar,
  	"version_call_visit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contact_words" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_contact_words_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_words_locales" (
  	"opening_title" varchar,
  	"opening_lead" varchar,
  	"touch_title" varchar,
  	"touch_book_visit" varchar,
  	"emergency_title" varchar,
  	"emergency_text" varchar,
  	"emergency_button" varchar,
  	"form_title" varchar,
  	"map_title" varchar,
  	"map_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_words_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__contact_words_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__contact_words_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_contact_words_v_locales" (
  	"version_opening_title" varchar,
  	"version_opening_lead" varchar,
  	"version_touch_title" varchar,
  	"version_touch_book_visit" varchar,
  	"version_emergency_title" varchar,
  	"version_emergency_text" varchar,
  	"version_emergency_button" varchar,
  	"version_form_title" varchar,
  	"version_map_title" varchar,
  	"version_map_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "home_words_locales" ADD CONSTRAINT "home_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_words_v_locales" ADD CONSTRAINT "_home_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "about_words_locales" ADD CONSTRAINT "about_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."about_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_about_words_v_locales" ADD CONSTRAINT "_about_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_about_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services_words_locales" ADD CONSTRAINT "services_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_words_v_locales" ADD CONSTRAINT "_services_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_words_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_words_locales" ADD CONSTRAINT "contact_words_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_words"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_words_v_locales" ADD CONSTRAINT "_contact_words_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_words_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_words__status_idx" ON "home_words" USING btree ("_status");
  CREATE UNIQUE INDEX "home_words_locales_locale_parent_id_unique" ON "home_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_words_v_version_version__status_idx" ON "_home_words_v" USING btree ("version__status");
  CREATE INDEX "_home_words_v_created_at_idx" ON "_home_words_v" USING btree ("created_at");
  CREATE INDEX "_home_words_v_updated_at_idx" ON "_home_words_v" USING btree ("updated_at");
  CREATE INDEX "_home_words_v_snapshot_idx" ON "_home_words_v" USING btree ("snapshot");
  CREATE INDEX "_home_words_v_published_locale_idx" ON "_home_words_v" USING btree ("published_locale");
  CREATE INDEX "_home_words_v_latest_idx" ON "_home_words_v" USING btree ("latest");
  CREATE INDEX "_home_words_v_autosave_idx" ON "_home_words_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_home_words_v_locales_locale_parent_id_unique" ON "_home_words_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "about_words__status_idx" ON "about_words" USING btree ("_status");
  CREATE UNIQUE INDEX "about_words_locales_locale_parent_id_unique" ON "about_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_about_words_v_version_version__status_idx" ON "_about_words_v" USING btree ("version__status");
  CREATE INDEX "_about_words_v_created_at_idx" ON "_about_words_v" USING btree ("created_at");
  CREATE INDEX "_about_words_v_updated_at_idx" ON "_about_words_v" USING btree ("updated_at");
  CREATE INDEX "_about_words_v_snapshot_idx" ON "_about_words_v" USING btree ("snapshot");
  CREATE INDEX "_about_words_v_published_locale_idx" ON "_about_words_v" USING btree ("published_locale");
  CREATE INDEX "_about_words_v_latest_idx" ON "_about_words_v" USING btree ("latest");
  CREATE INDEX "_about_words_v_autosave_idx" ON "_about_words_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_about_words_v_locales_locale_parent_id_unique" ON "_about_words_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_words__status_idx" ON "services_words" USING btree ("_status");
  CREATE UNIQUE INDEX "services_words_locales_locale_parent_id_unique" ON "services_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_words_v_version_version__status_idx" ON "_services_words_v" USING btree ("version__status");
  CREATE INDEX "_services_words_v_created_at_idx" ON "_services_words_v" USING btree ("created_at");
  CREATE INDEX "_services_words_v_updated_at_idx" ON "_services_words_v" USING btree ("updated_at");
  CREATE INDEX "_services_words_v_snapshot_idx" ON "_services_words_v" USING btree ("snapshot");
  CREATE INDEX "_services_words_v_published_locale_idx" ON "_services_words_v" USING btree ("published_locale");
  CREATE INDEX "_services_words_v_latest_idx" ON "_services_words_v" USING btree ("latest");
  CREATE INDEX "_services_words_v_autosave_idx" ON "_services_words_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_services_words_v_locales_locale_parent_id_unique" ON "_services_words_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_words__status_idx" ON "contact_words" USING btree ("_status");
  CREATE UNIQUE INDEX "contact_words_locales_locale_parent_id_unique" ON "contact_words_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_words_v_version_version__status_idx" ON "_contact_words_v" USING btree ("version__status");
  CREATE INDEX "_contact_words_v_created_at_idx" ON "_contact_words_v" USING btree ("created_at");
  CREATE INDEX "_contact_words_v_updated_at_idx" ON "_contact_words_v" USING btree ("updated_at");
  CREATE INDEX "_contact_words_v_snapshot_idx" ON "_contact_words_v" USING btree ("snapshot");
  CREATE INDEX "_contact_words_v_published_locale_idx" ON "_contact_words_v" USING btree ("published_locale");
  CREATE INDEX "_contact_words_v_latest_idx" ON "_contact_words_v" USING btree ("latest");
  CREATE INDEX "_contact_words_v_autosave_idx" ON "_contact_words_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_contact_words_v_locales_locale_parent_id_unique" ON "_contact_words_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "home_words" CASCADE;
  DROP TABLE "home_words_locales" CASCADE;
  DROP TABLE "_home_words_v" CASCADE;
  DROP TABLE "_home_words_v_locales" CASCADE;
  DROP TABLE "about_words" CASCADE;
  DROP TABLE "about_words_locales" CASCADE;
  DROP TABLE "_about_words_v" CASCADE;
  DROP TABLE "_about_words_v_locales" CASCADE;
  DROP TABLE "services_words" CASCADE;
  DROP TABLE "services_words_locales" CASCADE;
  DROP TABLE "_services_words_v" CASCADE;
  DROP TABLE "_services_words_v_locales" CASCADE;
  DROP TABLE "contact_words" CASCADE;
  DROP TABLE "contact_words_locales" CASCADE;
  DROP TABLE "_contact_words_v" CASCADE;
  DROP TABLE "_contact_words_v_locales" CASCADE;
  DROP TYPE "public"."enum_home_words_status";
  DROP TYPE "public"."enum__home_words_v_version_status";
  DROP TYPE "public"."enum__home_words_v_published_locale";
  DROP TYPE "public"."enum_about_words_status";
  DROP TYPE "public"."enum__about_words_v_version_status";
  DROP TYPE "public"."enum__about_words_v_published_locale";
  DROP TYPE "public"."enum_services_words_status";
  DROP TYPE "public"."enum__services_words_v_version_status";
  DROP TYPE "public"."enum__services_words_v_published_locale";
  DROP TYPE "public"."enum_contact_words_status";
  DROP TYPE "public"."enum__contact_words_v_version_status";
  DROP TYPE "public"."enum__contact_words_v_published_locale";`)
}
