import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_status" AS ENUM('pending_payment', 'payment_succeeded', 'payment_cancelled', 'expired');
  CREATE TYPE "public"."enum_quotes_payment_status" AS ENUM('unpaid', 'fully_paid', 'partially_refunded', 'refunded', 'disputed');
  CREATE TYPE "public"."enum_payments_status" AS ENUM('pending_checkout', 'processing', 'succeeded', 'cancelled_by_user', 'checkout_failed', 'expired', 'failed', 'error', 'partially_refunded', 'refunded', 'disputed');
  CREATE TYPE "public"."enum_inquiries_kind" AS ENUM('contact', 'design', 'quote');
  CREATE TYPE "public"."enum_inquiries_progress" AS ENUM('new', 'in_progress', 'answered', 'closed');
  CREATE TYPE "public"."enum_customers_logs_kind" AS ENUM('note', 'call', 'email', 'visit');
  CREATE TYPE "public"."enum_customers_status" AS ENUM('lead', 'prospect', 'active_customer', 'past_customer');
  CREATE TYPE "public"."enum_customers_source" AS ENUM('website_registration', 'website_quote', 'website_payment', 'website_inquiry', 'phone', 'email', 'walk_in', 'referral', 'other');
  CREATE TYPE "public"."enum_glass_types_category" AS ENUM('insulated', 'flat', 'shower', 'mirror', 'tabletop', 'specialty');
  CREATE TYPE "public"."enum__glass_types_v_version_category" AS ENUM('insulated', 'flat', 'shower', 'mirror', 'tabletop', 'specialty');
  CREATE TYPE "public"."enum_glass_finishes_cost_modifier_type" AS ENUM('percentage', 'fixed_amount');
  CREATE TYPE "public"."enum__glass_finishes_v_version_cost_modifier_type" AS ENUM('percentage', 'fixed_amount');
  CREATE TYPE "public"."enum_hardware_offered_for" AS ENUM('shower', 'replacement', 'general');
  CREATE TYPE "public"."enum_hardware_unit_of_measure" AS ENUM('psf', 'each', 'pair', 'set', 'linear_ft');
  CREATE TYPE "public"."enum__hardware_v_version_offered_for" AS ENUM('shower', 'replacement', 'general');
  CREATE TYPE "public"."enum__hardware_v_version_unit_of_measure" AS ENUM('psf', 'each', 'pair', 'set', 'linear_ft');
  CREATE TYPE "public"."enum_installation_factors_factor_type" AS ENUM('complexity', 'location');
  CREATE TYPE "public"."enum_installation_factors_cost_modifier_type" AS ENUM('percentage', 'fixed_amount');
  CREATE TYPE "public"."enum__installation_factors_v_version_factor_type" AS ENUM('complexity', 'location');
  CREATE TYPE "public"."enum__installation_factors_v_version_cost_modifier_type" AS ENUM('percentage', 'fixed_amount');
  CREATE TYPE "public"."enum_gallery_items_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__gallery_items_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_glass_styles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__glass_styles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('customer', 'staff', 'admin');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail');
  CREATE TABLE "quotes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"total_cost" numeric NOT NULL,
  	"total_area_sq_ft" numeric NOT NULL,
  	"calculated_glass_price" numeric NOT NULL,
  	"calculated_installation_fee" numeric NOT NULL,
  	"total_hardware_cost" numeric NOT NULL,
  	"subtotal" numeric NOT NULL,
  	"profit_margin_applied_percentage" numeric NOT NULL,
  	"profit_amount" numeric NOT NULL,
  	"tax_rate_applied" numeric NOT NULL,
  	"tax_amount" numeric NOT NULL,
  	"tax_type" varchar,
  	"itemized_hardware" jsonb DEFAULT '[]'::jsonb NOT NULL,
  	"currency_code_at_quote" varchar NOT NULL,
  	"currency_symbol_at_quote" varchar NOT NULL,
  	"service_type_context" varchar NOT NULL,
  	"product" varchar,
  	"region_id" integer NOT NULL,
  	"glass_type_id" integer NOT NULL,
  	"glass_finish_id" integer NOT NULL,
  	"thickness_mm_selected" numeric NOT NULL,
  	"dimensions_width_ft" numeric,
  	"dimensions_height_ft" numeric,
  	"panels_dimensions" jsonb,
  	"inputs" jsonb,
  	"pricing_snapshot" jsonb,
  	"user_id" integer NOT NULL,
  	"customer_name" varchar NOT NULL,
  	"customer_email" varchar NOT NULL,
  	"customer_phone" varchar,
  	"project_address" varchar,
  	"number" varchar,
  	"status" "enum_quotes_status" DEFAULT 'pending_payment' NOT NULL,
  	"payment_status" "enum_quotes_payment_status" DEFAULT 'unpaid' NOT NULL,
  	"valid_until" timestamp(3) with time zone,
  	"paid_at" timestamp(3) with time zone,
  	"notes" varchar,
  	"request_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" integer NOT NULL,
  	"user_id" integer NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" varchar NOT NULL,
  	"refunded_amount" numeric,
  	"paid_at" timestamp(3) with time zone,
  	"status" "enum_payments_status" DEFAULT 'pending_checkout' NOT NULL,
  	"is_duplicate" boolean DEFAULT false NOT NULL,
  	"is_held" boolean DEFAULT false NOT NULL,
  	"expires_at" timestamp(3) with time zone,
  	"shown_settled_at" timestamp(3) with time zone,
  	"stripe_session_id" varchar,
  	"stripe_payment_intent_id" varchar,
  	"payment_method_details" jsonb,
  	"error_details" jsonb,
  	"checkout_request" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "inquiries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"service" varchar,
  	"message" varchar,
  	"quote_configuration" jsonb,
  	"quote_total" numeric,
  	"quote_currency_code" varchar,
  	"kind" "enum_inquiries_kind" DEFAULT 'contact' NOT NULL,
  	"progress" "enum_inquiries_progress" DEFAULT 'new' NOT NULL,
  	"is_spam" boolean DEFAULT false NOT NULL,
  	"locale" varchar,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customers_logs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" "enum_customers_logs_kind" DEFAULT 'note' NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "customers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar,
  	"phone" varchar,
  	"user_id" integer,
  	"status" "enum_customers_status" DEFAULT 'lead' NOT NULL,
  	"source" "enum_customers_source",
  	"first_contact_date" timestamp(3) with time zone,
  	"last_contact_date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "customers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "glass_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"category" "enum_glass_types_category" NOT NULL,
  	"thickness_mm" numeric NOT NULL,
  	"base_price_per_sq_ft" numeric NOT NULL,
  	"default_finish_id" integer,
  	"is_standard" boolean DEFAULT false NOT NULL,
  	"includes_shower_installation" boolean DEFAULT false NOT NULL,
  	"active" boolean DEFAULT true NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_glass_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_category" "enum__glass_types_v_version_category" NOT NULL,
  	"version_thickness_mm" numeric NOT NULL,
  	"version_base_price_per_sq_ft" numeric NOT NULL,
  	"version_default_finish_id" integer,
  	"version_is_standard" boolean DEFAULT false NOT NULL,
  	"version_includes_shower_installation" boolean DEFAULT false NOT NULL,
  	"version_active" boolean DEFAULT true NOT NULL,
  	"version_display_order" numeric DEFAULT 0 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glass_finishes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"cost_modifier_type" "enum_glass_finishes_cost_modifier_type" DEFAULT 'percentage' NOT NULL,
  	"cost_modifier_value" numeric DEFAULT 0 NOT NULL,
  	"active" boolean DEFAULT true NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_glass_finishes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_key" varchar NOT NULL,
  	"version_cost_modifier_type" "enum__glass_finishes_v_version_cost_modifier_type" DEFAULT 'percentage' NOT NULL,
  	"version_cost_modifier_value" numeric DEFAULT 0 NOT NULL,
  	"version_active" boolean DEFAULT true NOT NULL,
  	"version_display_order" numeric DEFAULT 0 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "hardware_offered_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_hardware_offered_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "hardware" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"cost" numeric NOT NULL,
  	"unit_of_measure" "enum_hardware_unit_of_measure" DEFAULT 'each' NOT NULL,
  	"active" boolean DEFAULT true NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_hardware_v_version_offered_for" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__hardware_v_version_offered_for",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_hardware_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"version_cost" numeric NOT NULL,
  	"version_unit_of_measure" "enum__hardware_v_version_unit_of_measure" DEFAULT 'each' NOT NULL,
  	"version_active" boolean DEFAULT true NOT NULL,
  	"version_display_order" numeric DEFAULT 0 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "installation_factors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"factor_type" "enum_installation_factors_factor_type" NOT NULL,
  	"region_id" integer,
  	"cost_modifier_type" "enum_installation_factors_cost_modifier_type" DEFAULT 'percentage' NOT NULL,
  	"cost_modifier_value" numeric DEFAULT 0 NOT NULL,
  	"sq_ft_multiplier_threshold" numeric,
  	"sq_ft_multiplier_value" numeric,
  	"large_format_multiplier" numeric,
  	"high_altitude_multiplier" numeric,
  	"active" boolean DEFAULT true NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_installation_factors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_factor_type" "enum__installation_factors_v_version_factor_type" NOT NULL,
  	"version_region_id" integer,
  	"version_cost_modifier_type" "enum__installation_factors_v_version_cost_modifier_type" DEFAULT 'percentage' NOT NULL,
  	"version_cost_modifier_value" numeric DEFAULT 0 NOT NULL,
  	"version_sq_ft_multiplier_threshold" numeric,
  	"version_sq_ft_multiplier_value" numeric,
  	"version_large_format_multiplier" numeric,
  	"version_high_altitude_multiplier" numeric,
  	"version_active" boolean DEFAULT true NOT NULL,
  	"version_display_order" numeric DEFAULT 0 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "regions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"currency_code" varchar DEFAULT 'USD' NOT NULL,
  	"currency_symbol" varchar DEFAULT '$' NOT NULL,
  	"uses_vat" boolean DEFAULT false NOT NULL,
  	"active" boolean DEFAULT true NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_regions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar NOT NULL,
  	"version_currency_code" varchar DEFAULT 'USD' NOT NULL,
  	"version_currency_symbol" varchar DEFAULT '$' NOT NULL,
  	"version_uses_vat" boolean DEFAULT false NOT NULL,
  	"version_active" boolean DEFAULT true NOT NULL,
  	"version_display_order" numeric DEFAULT 0 NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "tax_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"region_id" integer NOT NULL,
  	"tax_type" varchar NOT NULL,
  	"rate" numeric NOT NULL,
  	"is_active" boolean DEFAULT true NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_tax_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_region_id" integer NOT NULL,
  	"version_tax_type" varchar NOT NULL,
  	"version_rate" numeric NOT NULL,
  	"version_is_active" boolean DEFAULT true NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "gallery_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"category_id" integer,
  	"description" varchar,
  	"project_date" timestamp(3) with time zone,
  	"image_id" integer,
  	"image_alt" varchar,
  	"image_placeholder_description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_gallery_items_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_gallery_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_category_id" integer,
  	"version_description" varchar,
  	"version_project_date" timestamp(3) with time zone,
  	"version_image_id" integer,
  	"version_image_alt" varchar,
  	"version_image_placeholder_description" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__gallery_items_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "gallery_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"description" varchar,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "glass_styles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"category_id" integer,
  	"description" varchar,
  	"image_id" integer,
  	"image_alt" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_glass_styles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "glass_styles_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_glass_styles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_category_id" integer,
  	"version_description" varchar,
  	"version_image_id" integer,
  	"version_image_alt" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__glass_styles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_glass_styles_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "glass_style_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"intro" varchar,
  	"body" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_intro" varchar,
  	"version_body" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"slug" varchar,
  	"excerpt" varchar,
  	"body" jsonb,
  	"image_id" integer,
  	"image_alt" varchar,
  	"author" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_excerpt" varchar,
  	"version_body" jsonb,
  	"version_image_id" integer,
  	"version_image_alt" varchar,
  	"version_author" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"place" varchar,
  	"project" varchar,
  	"text" varchar,
  	"rating" numeric,
  	"is_sample" boolean DEFAULT false,
  	"display_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_place" varchar,
  	"version_project" varchar,
  	"version_text" varchar,
  	"version_rating" numeric,
  	"version_is_sample" boolean DEFAULT false,
  	"version_display_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"job_title" varchar,
  	"bio" varchar,
  	"image_id" integer,
  	"image_alt" varchar,
  	"is_sample" boolean DEFAULT false,
  	"display_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_team_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_job_title" varchar,
  	"version_bio" varchar,
  	"version_image_id" integer,
  	"version_image_alt" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_display_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "knowledge_base" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"entry_key" varchar NOT NULL,
  	"entry_data" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_knowledge_base_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_entry_key" varchar NOT NULL,
  	"version_entry_data" jsonb NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar NOT NULL,
  	"caption" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'customer' NOT NULL,
  	"phone_number" varchar,
  	"address" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"_verified" boolean,
  	"_verificationtoken" varchar,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"glass_styles_id" integer
  );
  
  CREATE TABLE "stripe_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event_id" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"payment_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"quotes_id" integer,
  	"payments_id" integer,
  	"inquiries_id" integer,
  	"customers_id" integer,
  	"glass_types_id" integer,
  	"glass_finishes_id" integer,
  	"hardware_id" integer,
  	"installation_factors_id" integer,
  	"regions_id" integer,
  	"tax_rules_id" integer,
  	"gallery_items_id" integer,
  	"gallery_categories_id" integer,
  	"glass_styles_id" integer,
  	"glass_style_categories_id" integer,
  	"pages_id" integer,
  	"posts_id" integer,
  	"testimonials_id" integer,
  	"team_members_id" integer,
  	"knowledge_base_id" integer,
  	"media_id" integer,
  	"users_id" integer,
  	"stripe_events_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pricing_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"profit_margin_percentage" numeric DEFAULT 10 NOT NULL,
  	"installation_base_fee" numeric DEFAULT 200 NOT NULL,
  	"quote_validity_days" numeric DEFAULT 30 NOT NULL,
  	"fold_margin_into_lines" boolean DEFAULT false NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_pricing_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_profit_margin_percentage" numeric DEFAULT 10 NOT NULL,
  	"version_installation_base_fee" numeric DEFAULT 200 NOT NULL,
  	"version_quote_validity_days" numeric DEFAULT 30 NOT NULL,
  	"version_fold_margin_into_lines" boolean DEFAULT false NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "company_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "company" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Trinity Edge Glass' NOT NULL,
  	"about_us" varchar,
  	"founded_year" numeric,
  	"phone_general" varchar,
  	"phone_emergency" varchar,
  	"email_sales" varchar,
  	"email_support" varchar,
  	"address_label" varchar,
  	"address_street" varchar,
  	"address_city" varchar,
  	"address_state" varchar,
  	"address_postal_code" varchar,
  	"address_full_address" varchar,
  	"service_area" varchar,
  	"service_hours_weekdays" varchar,
  	"service_hours_saturday" varchar,
  	"service_hours_sunday" varchar,
  	"showroom_hours_weekdays" varchar,
  	"showroom_hours_saturday" varchar,
  	"showroom_hours_sunday" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_company_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_company_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar DEFAULT 'Trinity Edge Glass' NOT NULL,
  	"version_about_us" varchar,
  	"version_founded_year" numeric,
  	"version_phone_general" varchar,
  	"version_phone_emergency" varchar,
  	"version_email_sales" varchar,
  	"version_email_support" varchar,
  	"version_address_label" varchar,
  	"version_address_street" varchar,
  	"version_address_city" varchar,
  	"version_address_state" varchar,
  	"version_address_postal_code" varchar,
  	"version_address_full_address" varchar,
  	"version_service_area" varchar,
  	"version_service_hours_weekdays" varchar,
  	"version_service_hours_saturday" varchar,
  	"version_service_hours_sunday" varchar,
  	"version_showroom_hours_weekdays" varchar,
  	"version_showroom_hours_saturday" varchar,
  	"version_showroom_hours_sunday" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_company_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "app_config" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stripe_publishable_key" varchar,
  	"stripe_default_price_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_glass_type_id_glass_types_id_fk" FOREIGN KEY ("glass_type_id") REFERENCES "public"."glass_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_glass_finish_id_glass_finishes_id_fk" FOREIGN KEY ("glass_finish_id") REFERENCES "public"."glass_finishes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers_logs" ADD CONSTRAINT "customers_logs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customers_texts" ADD CONSTRAINT "customers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glass_types" ADD CONSTRAINT "glass_types_default_finish_id_glass_finishes_id_fk" FOREIGN KEY ("default_finish_id") REFERENCES "public"."glass_finishes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glass_types_v" ADD CONSTRAINT "_glass_types_v_parent_id_glass_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glass_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glass_types_v" ADD CONSTRAINT "_glass_types_v_version_default_finish_id_glass_finishes_id_fk" FOREIGN KEY ("version_default_finish_id") REFERENCES "public"."glass_finishes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glass_finishes_v" ADD CONSTRAINT "_glass_finishes_v_parent_id_glass_finishes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glass_finishes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hardware_offered_for" ADD CONSTRAINT "hardware_offered_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hardware"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hardware_v_version_offered_for" ADD CONSTRAINT "_hardware_v_version_offered_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hardware_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hardware_v" ADD CONSTRAINT "_hardware_v_parent_id_hardware_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hardware"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "installation_factors" ADD CONSTRAINT "installation_factors_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_installation_factors_v" ADD CONSTRAINT "_installation_factors_v_parent_id_installation_factors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."installation_factors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_installation_factors_v" ADD CONSTRAINT "_installation_factors_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_regions_v" ADD CONSTRAINT "_regions_v_parent_id_regions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tax_rules" ADD CONSTRAINT "tax_rules_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tax_rules_v" ADD CONSTRAINT "_tax_rules_v_parent_id_tax_rules_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."tax_rules"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_tax_rules_v" ADD CONSTRAINT "_tax_rules_v_version_region_id_regions_id_fk" FOREIGN KEY ("version_region_id") REFERENCES "public"."regions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_category_id_gallery_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."gallery_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_parent_id_gallery_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."gallery_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_version_category_id_gallery_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."gallery_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_gallery_items_v" ADD CONSTRAINT "_gallery_items_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glass_styles" ADD CONSTRAINT "glass_styles_category_id_glass_style_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."glass_style_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glass_styles" ADD CONSTRAINT "glass_styles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "glass_styles_texts" ADD CONSTRAINT "glass_styles_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glass_styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glass_styles_v" ADD CONSTRAINT "_glass_styles_v_parent_id_glass_styles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."glass_styles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glass_styles_v" ADD CONSTRAINT "_glass_styles_v_version_category_id_glass_style_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."glass_style_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glass_styles_v" ADD CONSTRAINT "_glass_styles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_glass_styles_v_texts" ADD CONSTRAINT "_glass_styles_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_glass_styles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_knowledge_base_v" ADD CONSTRAINT "_knowledge_base_v_parent_id_knowledge_base_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."knowledge_base"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_glass_styles_fk" FOREIGN KEY ("glass_styles_id") REFERENCES "public"."glass_styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "stripe_events" ADD CONSTRAINT "stripe_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customers_fk" FOREIGN KEY ("customers_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glass_types_fk" FOREIGN KEY ("glass_types_id") REFERENCES "public"."glass_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glass_finishes_fk" FOREIGN KEY ("glass_finishes_id") REFERENCES "public"."glass_finishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hardware_fk" FOREIGN KEY ("hardware_id") REFERENCES "public"."hardware"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_installation_factors_fk" FOREIGN KEY ("installation_factors_id") REFERENCES "public"."installation_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_regions_fk" FOREIGN KEY ("regions_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tax_rules_fk" FOREIGN KEY ("tax_rules_id") REFERENCES "public"."tax_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_items_fk" FOREIGN KEY ("gallery_items_id") REFERENCES "public"."gallery_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gallery_categories_fk" FOREIGN KEY ("gallery_categories_id") REFERENCES "public"."gallery_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glass_styles_fk" FOREIGN KEY ("glass_styles_id") REFERENCES "public"."glass_styles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_glass_style_categories_fk" FOREIGN KEY ("glass_style_categories_id") REFERENCES "public"."glass_style_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_knowledge_base_fk" FOREIGN KEY ("knowledge_base_id") REFERENCES "public"."knowledge_base"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_stripe_events_fk" FOREIGN KEY ("stripe_events_id") REFERENCES "public"."stripe_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_social_links" ADD CONSTRAINT "company_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_texts" ADD CONSTRAINT "company_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_version_social_links" ADD CONSTRAINT "_company_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_v_texts" ADD CONSTRAINT "_company_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_company_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quotes_region_idx" ON "quotes" USING btree ("region_id");
  CREATE INDEX "quotes_glass_type_idx" ON "quotes" USING btree ("glass_type_id");
  CREATE INDEX "quotes_glass_finish_idx" ON "quotes" USING btree ("glass_finish_id");
  CREATE INDEX "quotes_user_idx" ON "quotes" USING btree ("user_id");
  CREATE UNIQUE INDEX "quotes_number_idx" ON "quotes" USING btree ("number");
  CREATE INDEX "quotes_status_idx" ON "quotes" USING btree ("status");
  CREATE INDEX "quotes_payment_status_idx" ON "quotes" USING btree ("payment_status");
  CREATE INDEX "quotes_valid_until_idx" ON "quotes" USING btree ("valid_until");
  CREATE INDEX "quotes_updated_at_idx" ON "quotes" USING btree ("updated_at");
  CREATE INDEX "quotes_created_at_idx" ON "quotes" USING btree ("created_at");
  CREATE UNIQUE INDEX "user_requestKey_idx" ON "quotes" USING btree ("user_id","request_key");
  CREATE INDEX "payments_quote_idx" ON "payments" USING btree ("quote_id");
  CREATE INDEX "payments_user_idx" ON "payments" USING btree ("user_id");
  CREATE INDEX "payments_status_idx" ON "payments" USING btree ("status");
  CREATE UNIQUE INDEX "payments_stripe_session_id_idx" ON "payments" USING btree ("stripe_session_id");
  CREATE INDEX "payments_stripe_payment_intent_id_idx" ON "payments" USING btree ("stripe_payment_intent_id");
  CREATE INDEX "payments_updated_at_idx" ON "payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "payments" USING btree ("created_at");
  CREATE INDEX "inquiries_email_idx" ON "inquiries" USING btree ("email");
  CREATE INDEX "inquiries_kind_idx" ON "inquiries" USING btree ("kind");
  CREATE INDEX "inquiries_progress_idx" ON "inquiries" USING btree ("progress");
  CREATE INDEX "inquiries_is_spam_idx" ON "inquiries" USING btree ("is_spam");
  CREATE INDEX "inquiries_updated_at_idx" ON "inquiries" USING btree ("updated_at");
  CREATE INDEX "inquiries_created_at_idx" ON "inquiries" USING btree ("created_at");
  CREATE INDEX "customers_logs_order_idx" ON "customers_logs" USING btree ("_order");
  CREATE INDEX "customers_logs_parent_id_idx" ON "customers_logs" USING btree ("_parent_id");
  CREATE INDEX "customers_email_idx" ON "customers" USING btree ("email");
  CREATE UNIQUE INDEX "customers_user_idx" ON "customers" USING btree ("user_id");
  CREATE INDEX "customers_status_idx" ON "customers" USING btree ("status");
  CREATE INDEX "customers_source_idx" ON "customers" USING btree ("source");
  CREATE INDEX "customers_last_contact_date_idx" ON "customers" USING btree ("last_contact_date");
  CREATE INDEX "customers_updated_at_idx" ON "customers" USING btree ("updated_at");
  CREATE INDEX "customers_created_at_idx" ON "customers" USING btree ("created_at");
  CREATE INDEX "customers_texts_order_parent" ON "customers_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "glass_types_name_idx" ON "glass_types" USING btree ("name");
  CREATE INDEX "glass_types_category_idx" ON "glass_types" USING btree ("category");
  CREATE INDEX "glass_types_default_finish_idx" ON "glass_types" USING btree ("default_finish_id");
  CREATE INDEX "glass_types_active_idx" ON "glass_types" USING btree ("active");
  CREATE INDEX "glass_types_display_order_idx" ON "glass_types" USING btree ("display_order");
  CREATE INDEX "glass_types_updated_at_idx" ON "glass_types" USING btree ("updated_at");
  CREATE INDEX "glass_types_created_at_idx" ON "glass_types" USING btree ("created_at");
  CREATE INDEX "_glass_types_v_parent_idx" ON "_glass_types_v" USING btree ("parent_id");
  CREATE INDEX "_glass_types_v_version_version_name_idx" ON "_glass_types_v" USING btree ("version_name");
  CREATE INDEX "_glass_types_v_version_version_category_idx" ON "_glass_types_v" USING btree ("version_category");
  CREATE INDEX "_glass_types_v_version_version_default_finish_idx" ON "_glass_types_v" USING btree ("version_default_finish_id");
  CREATE INDEX "_glass_types_v_version_version_active_idx" ON "_glass_types_v" USING btree ("version_active");
  CREATE INDEX "_glass_types_v_version_version_display_order_idx" ON "_glass_types_v" USING btree ("version_display_order");
  CREATE INDEX "_glass_types_v_version_version_updated_at_idx" ON "_glass_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_glass_types_v_version_version_created_at_idx" ON "_glass_types_v" USING btree ("version_created_at");
  CREATE INDEX "_glass_types_v_created_at_idx" ON "_glass_types_v" USING btree ("created_at");
  CREATE INDEX "_glass_types_v_updated_at_idx" ON "_glass_types_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "glass_finishes_name_idx" ON "glass_finishes" USING btree ("name");
  CREATE UNIQUE INDEX "glass_finishes_key_idx" ON "glass_finishes" USING btree ("key");
  CREATE INDEX "glass_finishes_active_idx" ON "glass_finishes" USING btree ("active");
  CREATE INDEX "glass_finishes_display_order_idx" ON "glass_finishes" USING btree ("display_order");
  CREATE INDEX "glass_finishes_updated_at_idx" ON "glass_finishes" USING btree ("updated_at");
  CREATE INDEX "glass_finishes_created_at_idx" ON "glass_finishes" USING btree ("created_at");
  CREATE INDEX "_glass_finishes_v_parent_idx" ON "_glass_finishes_v" USING btree ("parent_id");
  CREATE INDEX "_glass_finishes_v_version_version_name_idx" ON "_glass_finishes_v" USING btree ("version_name");
  CREATE INDEX "_glass_finishes_v_version_version_key_idx" ON "_glass_finishes_v" USING btree ("version_key");
  CREATE INDEX "_glass_finishes_v_version_version_active_idx" ON "_glass_finishes_v" USING btree ("version_active");
  CREATE INDEX "_glass_finishes_v_version_version_display_order_idx" ON "_glass_finishes_v" USING btree ("version_display_order");
  CREATE INDEX "_glass_finishes_v_version_version_updated_at_idx" ON "_glass_finishes_v" USING btree ("version_updated_at");
  CREATE INDEX "_glass_finishes_v_version_version_created_at_idx" ON "_glass_finishes_v" USING btree ("version_created_at");
  CREATE INDEX "_glass_finishes_v_created_at_idx" ON "_glass_finishes_v" USING btree ("created_at");
  CREATE INDEX "_glass_finishes_v_updated_at_idx" ON "_glass_finishes_v" USING btree ("updated_at");
  CREATE INDEX "hardware_offered_for_order_idx" ON "hardware_offered_for" USING btree ("order");
  CREATE INDEX "hardware_offered_for_parent_idx" ON "hardware_offered_for" USING btree ("parent_id");
  CREATE UNIQUE INDEX "hardware_name_idx" ON "hardware" USING btree ("name");
  CREATE INDEX "hardware_active_idx" ON "hardware" USING btree ("active");
  CREATE INDEX "hardware_display_order_idx" ON "hardware" USING btree ("display_order");
  CREATE INDEX "hardware_updated_at_idx" ON "hardware" USING btree ("updated_at");
  CREATE INDEX "hardware_created_at_idx" ON "hardware" USING btree ("created_at");
  CREATE INDEX "_hardware_v_version_offered_for_order_idx" ON "_hardware_v_version_offered_for" USING btree ("order");
  CREATE INDEX "_hardware_v_version_offered_for_parent_idx" ON "_hardware_v_version_offered_for" USING btree ("parent_id");
  CREATE INDEX "_hardware_v_parent_idx" ON "_hardware_v" USING btree ("parent_id");
  CREATE INDEX "_hardware_v_version_version_name_idx" ON "_hardware_v" USING btree ("version_name");
  CREATE INDEX "_hardware_v_version_version_active_idx" ON "_hardware_v" USING btree ("version_active");
  CREATE INDEX "_hardware_v_version_version_display_order_idx" ON "_hardware_v" USING btree ("version_display_order");
  CREATE INDEX "_hardware_v_version_version_updated_at_idx" ON "_hardware_v" USING btree ("version_updated_at");
  CREATE INDEX "_hardware_v_version_version_created_at_idx" ON "_hardware_v" USING btree ("version_created_at");
  CREATE INDEX "_hardware_v_created_at_idx" ON "_hardware_v" USING btree ("created_at");
  CREATE INDEX "_hardware_v_updated_at_idx" ON "_hardware_v" USING btree ("updated_at");
  CREATE INDEX "installation_factors_factor_type_idx" ON "installation_factors" USING btree ("factor_type");
  CREATE INDEX "installation_factors_region_idx" ON "installation_factors" USING btree ("region_id");
  CREATE INDEX "installation_factors_active_idx" ON "installation_factors" USING btree ("active");
  CREATE INDEX "installation_factors_display_order_idx" ON "installation_factors" USING btree ("display_order");
  CREATE INDEX "installation_factors_updated_at_idx" ON "installation_factors" USING btree ("updated_at");
  CREATE INDEX "installation_factors_created_at_idx" ON "installation_factors" USING btree ("created_at");
  CREATE INDEX "_installation_factors_v_parent_idx" ON "_installation_factors_v" USING btree ("parent_id");
  CREATE INDEX "_installation_factors_v_version_version_factor_type_idx" ON "_installation_factors_v" USING btree ("version_factor_type");
  CREATE INDEX "_installation_factors_v_version_version_region_idx" ON "_installation_factors_v" USING btree ("version_region_id");
  CREATE INDEX "_installation_factors_v_version_version_active_idx" ON "_installation_factors_v" USING btree ("version_active");
  CREATE INDEX "_installation_factors_v_version_version_display_order_idx" ON "_installation_factors_v" USING btree ("version_display_order");
  CREATE INDEX "_installation_factors_v_version_version_updated_at_idx" ON "_installation_factors_v" USING btree ("version_updated_at");
  CREATE INDEX "_installation_factors_v_version_version_created_at_idx" ON "_installation_factors_v" USING btree ("version_created_at");
  CREATE INDEX "_installation_factors_v_created_at_idx" ON "_installation_factors_v" USING btree ("created_at");
  CREATE INDEX "_installation_factors_v_updated_at_idx" ON "_installation_factors_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "regions_name_idx" ON "regions" USING btree ("name");
  CREATE INDEX "regions_active_idx" ON "regions" USING btree ("active");
  CREATE INDEX "regions_display_order_idx" ON "regions" USING btree ("display_order");
  CREATE INDEX "regions_updated_at_idx" ON "regions" USING btree ("updated_at");
  CREATE INDEX "regions_created_at_idx" ON "regions" USING btree ("created_at");
  CREATE INDEX "_regions_v_parent_idx" ON "_regions_v" USING btree ("parent_id");
  CREATE INDEX "_regions_v_version_version_name_idx" ON "_regions_v" USING btree ("version_name");
  CREATE INDEX "_regions_v_version_version_active_idx" ON "_regions_v" USING btree ("version_active");
  CREATE INDEX "_regions_v_version_version_display_order_idx" ON "_regions_v" USING btree ("version_display_order");
  CREATE INDEX "_regions_v_version_version_updated_at_idx" ON "_regions_v" USING btree ("version_updated_at");
  CREATE INDEX "_regions_v_version_version_created_at_idx" ON "_regions_v" USING btree ("version_created_at");
  CREATE INDEX "_regions_v_created_at_idx" ON "_regions_v" USING btree ("created_at");
  CREATE INDEX "_regions_v_updated_at_idx" ON "_regions_v" USING btree ("updated_at");
  CREATE INDEX "tax_rules_region_idx" ON "tax_rules" USING btree ("region_id");
  CREATE INDEX "tax_rules_is_active_idx" ON "tax_rules" USING btree ("is_active");
  CREATE INDEX "tax_rules_updated_at_idx" ON "tax_rules" USING btree ("updated_at");
  CREATE INDEX "tax_rules_created_at_idx" ON "tax_rules" USING btree ("created_at");
  CREATE INDEX "_tax_rules_v_parent_idx" ON "_tax_rules_v" USING btree ("parent_id");
  CREATE INDEX "_tax_rules_v_version_version_region_idx" ON "_tax_rules_v" USING btree ("version_region_id");
  CREATE INDEX "_tax_rules_v_version_version_is_active_idx" ON "_tax_rules_v" USING btree ("version_is_active");
  CREATE INDEX "_tax_rules_v_version_version_updated_at_idx" ON "_tax_rules_v" USING btree ("version_updated_at");
  CREATE INDEX "_tax_rules_v_version_version_created_at_idx" ON "_tax_rules_v" USING btree ("version_created_at");
  CREATE INDEX "_tax_rules_v_created_at_idx" ON "_tax_rules_v" USING btree ("created_at");
  CREATE INDEX "_tax_rules_v_updated_at_idx" ON "_tax_rules_v" USING btree ("updated_at");
  CREATE INDEX "gallery_items_category_idx" ON "gallery_items" USING btree ("category_id");
  CREATE INDEX "gallery_items_project_date_idx" ON "gallery_items" USING btree ("project_date");
  CREATE INDEX "gallery_items_image_idx" ON "gallery_items" USING btree ("image_id");
  CREATE INDEX "gallery_items_updated_at_idx" ON "gallery_items" USING btree ("updated_at");
  CREATE INDEX "gallery_items_created_at_idx" ON "gallery_items" USING btree ("created_at");
  CREATE INDEX "gallery_items__status_idx" ON "gallery_items" USING btree ("_status");
  CREATE INDEX "_gallery_items_v_parent_idx" ON "_gallery_items_v" USING btree ("parent_id");
  CREATE INDEX "_gallery_items_v_version_version_category_idx" ON "_gallery_items_v" USING btree ("version_category_id");
  CREATE INDEX "_gallery_items_v_version_version_project_date_idx" ON "_gallery_items_v" USING btree ("version_project_date");
  CREATE INDEX "_gallery_items_v_version_version_image_idx" ON "_gallery_items_v" USING btree ("version_image_id");
  CREATE INDEX "_gallery_items_v_version_version_updated_at_idx" ON "_gallery_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_gallery_items_v_version_version_created_at_idx" ON "_gallery_items_v" USING btree ("version_created_at");
  CREATE INDEX "_gallery_items_v_version_version__status_idx" ON "_gallery_items_v" USING btree ("version__status");
  CREATE INDEX "_gallery_items_v_created_at_idx" ON "_gallery_items_v" USING btree ("created_at");
  CREATE INDEX "_gallery_items_v_updated_at_idx" ON "_gallery_items_v" USING btree ("updated_at");
  CREATE INDEX "_gallery_items_v_latest_idx" ON "_gallery_items_v" USING btree ("latest");
  CREATE UNIQUE INDEX "gallery_categories_name_idx" ON "gallery_categories" USING btree ("name");
  CREATE UNIQUE INDEX "gallery_categories_slug_idx" ON "gallery_categories" USING btree ("slug");
  CREATE INDEX "gallery_categories_display_order_idx" ON "gallery_categories" USING btree ("display_order");
  CREATE INDEX "gallery_categories_updated_at_idx" ON "gallery_categories" USING btree ("updated_at");
  CREATE INDEX "gallery_categories_created_at_idx" ON "gallery_categories" USING btree ("created_at");
  CREATE INDEX "glass_styles_category_idx" ON "glass_styles" USING btree ("category_id");
  CREATE INDEX "glass_styles_image_idx" ON "glass_styles" USING btree ("image_id");
  CREATE INDEX "glass_styles_updated_at_idx" ON "glass_styles" USING btree ("updated_at");
  CREATE INDEX "glass_styles_created_at_idx" ON "glass_styles" USING btree ("created_at");
  CREATE INDEX "glass_styles__status_idx" ON "glass_styles" USING btree ("_status");
  CREATE INDEX "glass_styles_texts_order_parent" ON "glass_styles_texts" USING btree ("order","parent_id");
  CREATE INDEX "_glass_styles_v_parent_idx" ON "_glass_styles_v" USING btree ("parent_id");
  CREATE INDEX "_glass_styles_v_version_version_category_idx" ON "_glass_styles_v" USING btree ("version_category_id");
  CREATE INDEX "_glass_styles_v_version_version_image_idx" ON "_glass_styles_v" USING btree ("version_image_id");
  CREATE INDEX "_glass_styles_v_version_version_updated_at_idx" ON "_glass_styles_v" USING btree ("version_updated_at");
  CREATE INDEX "_glass_styles_v_version_version_created_at_idx" ON "_glass_styles_v" USING btree ("version_created_at");
  CREATE INDEX "_glass_styles_v_version_version__status_idx" ON "_glass_styles_v" USING btree ("version__status");
  CREATE INDEX "_glass_styles_v_created_at_idx" ON "_glass_styles_v" USING btree ("created_at");
  CREATE INDEX "_glass_styles_v_updated_at_idx" ON "_glass_styles_v" USING btree ("updated_at");
  CREATE INDEX "_glass_styles_v_latest_idx" ON "_glass_styles_v" USING btree ("latest");
  CREATE INDEX "_glass_styles_v_texts_order_parent" ON "_glass_styles_v_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "glass_style_categories_name_idx" ON "glass_style_categories" USING btree ("name");
  CREATE UNIQUE INDEX "glass_style_categories_slug_idx" ON "glass_style_categories" USING btree ("slug");
  CREATE INDEX "glass_style_categories_display_order_idx" ON "glass_style_categories" USING btree ("display_order");
  CREATE INDEX "glass_style_categories_updated_at_idx" ON "glass_style_categories" USING btree ("updated_at");
  CREATE INDEX "glass_style_categories_created_at_idx" ON "glass_style_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_image_idx" ON "posts" USING btree ("image_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_image_idx" ON "_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "testimonials_display_order_idx" ON "testimonials" USING btree ("display_order");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_display_order_idx" ON "_testimonials_v" USING btree ("version_display_order");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE INDEX "team_members_image_idx" ON "team_members" USING btree ("image_id");
  CREATE INDEX "team_members_display_order_idx" ON "team_members" USING btree ("display_order");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version_image_idx" ON "_team_members_v" USING btree ("version_image_id");
  CREATE INDEX "_team_members_v_version_version_display_order_idx" ON "_team_members_v" USING btree ("version_display_order");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE UNIQUE INDEX "knowledge_base_entry_key_idx" ON "knowledge_base" USING btree ("entry_key");
  CREATE INDEX "knowledge_base_updated_at_idx" ON "knowledge_base" USING btree ("updated_at");
  CREATE INDEX "knowledge_base_created_at_idx" ON "knowledge_base" USING btree ("created_at");
  CREATE INDEX "_knowledge_base_v_parent_idx" ON "_knowledge_base_v" USING btree ("parent_id");
  CREATE INDEX "_knowledge_base_v_version_version_entry_key_idx" ON "_knowledge_base_v" USING btree ("version_entry_key");
  CREATE INDEX "_knowledge_base_v_version_version_updated_at_idx" ON "_knowledge_base_v" USING btree ("version_updated_at");
  CREATE INDEX "_knowledge_base_v_version_version_created_at_idx" ON "_knowledge_base_v" USING btree ("version_created_at");
  CREATE INDEX "_knowledge_base_v_created_at_idx" ON "_knowledge_base_v" USING btree ("created_at");
  CREATE INDEX "_knowledge_base_v_updated_at_idx" ON "_knowledge_base_v" USING btree ("updated_at");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users__verificationtoken_idx" ON "users" USING btree ("_verificationtoken");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_glass_styles_id_idx" ON "users_rels" USING btree ("glass_styles_id");
  CREATE UNIQUE INDEX "stripe_events_event_id_idx" ON "stripe_events" USING btree ("event_id");
  CREATE INDEX "stripe_events_payment_idx" ON "stripe_events" USING btree ("payment_id");
  CREATE INDEX "stripe_events_updated_at_idx" ON "stripe_events" USING btree ("updated_at");
  CREATE INDEX "stripe_events_created_at_idx" ON "stripe_events" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_quotes_id_idx" ON "payload_locked_documents_rels" USING btree ("quotes_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "payload_locked_documents_rels" USING btree ("payments_id");
  CREATE INDEX "payload_locked_documents_rels_inquiries_id_idx" ON "payload_locked_documents_rels" USING btree ("inquiries_id");
  CREATE INDEX "payload_locked_documents_rels_customers_id_idx" ON "payload_locked_documents_rels" USING btree ("customers_id");
  CREATE INDEX "payload_locked_documents_rels_glass_types_id_idx" ON "payload_locked_documents_rels" USING btree ("glass_types_id");
  CREATE INDEX "payload_locked_documents_rels_glass_finishes_id_idx" ON "payload_locked_documents_rels" USING btree ("glass_finishes_id");
  CREATE INDEX "payload_locked_documents_rels_hardware_id_idx" ON "payload_locked_documents_rels" USING btree ("hardware_id");
  CREATE INDEX "payload_locked_documents_rels_installation_factors_id_idx" ON "payload_locked_documents_rels" USING btree ("installation_factors_id");
  CREATE INDEX "payload_locked_documents_rels_regions_id_idx" ON "payload_locked_documents_rels" USING btree ("regions_id");
  CREATE INDEX "payload_locked_documents_rels_tax_rules_id_idx" ON "payload_locked_documents_rels" USING btree ("tax_rules_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_items_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_items_id");
  CREATE INDEX "payload_locked_documents_rels_gallery_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("gallery_categories_id");
  CREATE INDEX "payload_locked_documents_rels_glass_styles_id_idx" ON "payload_locked_documents_rels" USING btree ("glass_styles_id");
  CREATE INDEX "payload_locked_documents_rels_glass_style_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("glass_style_categories_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_knowledge_base_id_idx" ON "payload_locked_documents_rels" USING btree ("knowledge_base_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_stripe_events_id_idx" ON "payload_locked_documents_rels" USING btree ("stripe_events_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "_pricing_settings_v_created_at_idx" ON "_pricing_settings_v" USING btree ("created_at");
  CREATE INDEX "_pricing_settings_v_updated_at_idx" ON "_pricing_settings_v" USING btree ("updated_at");
  CREATE INDEX "company_social_links_order_idx" ON "company_social_links" USING btree ("_order");
  CREATE INDEX "company_social_links_parent_id_idx" ON "company_social_links" USING btree ("_parent_id");
  CREATE INDEX "company_texts_order_parent" ON "company_texts" USING btree ("order","parent_id");
  CREATE INDEX "_company_v_version_social_links_order_idx" ON "_company_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_company_v_version_social_links_parent_id_idx" ON "_company_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_company_v_created_at_idx" ON "_company_v" USING btree ("created_at");
  CREATE INDEX "_company_v_updated_at_idx" ON "_company_v" USING btree ("updated_at");
  CREATE INDEX "_company_v_texts_order_parent" ON "_company_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "quotes" CASCADE;
  DROP TABLE "payments" CASCADE;
  DROP TABLE "inquiries" CASCADE;
  DROP TABLE "customers_logs" CASCADE;
  DROP TABLE "customers" CASCADE;
  DROP TABLE "customers_texts" CASCADE;
  DROP TABLE "glass_types" CASCADE;
  DROP TABLE "_glass_types_v" CASCADE;
  DROP TABLE "glass_finishes" CASCADE;
  DROP TABLE "_glass_finishes_v" CASCADE;
  DROP TABLE "hardware_offered_for" CASCADE;
  DROP TABLE "hardware" CASCADE;
  DROP TABLE "_hardware_v_version_offered_for" CASCADE;
  DROP TABLE "_hardware_v" CASCADE;
  DROP TABLE "installation_factors" CASCADE;
  DROP TABLE "_installation_factors_v" CASCADE;
  DROP TABLE "regions" CASCADE;
  DROP TABLE "_regions_v" CASCADE;
  DROP TABLE "tax_rules" CASCADE;
  DROP TABLE "_tax_rules_v" CASCADE;
  DROP TABLE "gallery_items" CASCADE;
  DROP TABLE "_gallery_items_v" CASCADE;
  DROP TABLE "gallery_categories" CASCADE;
  DROP TABLE "glass_styles" CASCADE;
  DROP TABLE "glass_styles_texts" CASCADE;
  DROP TABLE "_glass_styles_v" CASCADE;
  DROP TABLE "_glass_styles_v_texts" CASCADE;
  DROP TABLE "glass_style_categories" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "knowledge_base" CASCADE;
  DROP TABLE "_knowledge_base_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "users_rels" CASCADE;
  DROP TABLE "stripe_events" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "pricing_settings" CASCADE;
  DROP TABLE "_pricing_settings_v" CASCADE;
  DROP TABLE "company_social_links" CASCADE;
  DROP TABLE "company" CASCADE;
  DROP TABLE "company_texts" CASCADE;
  DROP TABLE "_company_v_version_social_links" CASCADE;
  DROP TABLE "_company_v" CASCADE;
  DROP TABLE "_company_v_texts" CASCADE;
  DROP TABLE "app_config" CASCADE;
  DROP TYPE "public"."enum_quotes_status";
  DROP TYPE "public"."enum_quotes_payment_status";
  DROP TYPE "public"."enum_payments_status";
  DROP TYPE "public"."enum_inquiries_kind";
  DROP TYPE "public"."enum_inquiries_progress";
  DROP TYPE "public"."enum_customers_logs_kind";
  DROP TYPE "public"."enum_customers_status";
  DROP TYPE "public"."enum_customers_source";
  DROP TYPE "public"."enum_glass_types_category";
  DROP TYPE "public"."enum__glass_types_v_version_category";
  DROP TYPE "public"."enum_glass_finishes_cost_modifier_type";
  DROP TYPE "public"."enum__glass_finishes_v_version_cost_modifier_type";
  DROP TYPE "public"."enum_hardware_offered_for";
  DROP TYPE "public"."enum_hardware_unit_of_measure";
  DROP TYPE "public"."enum__hardware_v_version_offered_for";
  DROP TYPE "public"."enum__hardware_v_version_unit_of_measure";
  DROP TYPE "public"."enum_installation_factors_factor_type";
  DROP TYPE "public"."enum_installation_factors_cost_modifier_type";
  DROP TYPE "public"."enum__installation_factors_v_version_factor_type";
  DROP TYPE "public"."enum__installation_factors_v_version_cost_modifier_type";
  DROP TYPE "public"."enum_gallery_items_status";
  DROP TYPE "public"."enum__gallery_items_v_version_status";
  DROP TYPE "public"."enum_glass_styles_status";
  DROP TYPE "public"."enum__glass_styles_v_version_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
