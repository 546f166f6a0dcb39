import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_quotes_origin" AS ENUM('website', 'staff');
  CREATE TYPE "public"."enum_quotes_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_quotes_tax_treatment_use" AS ENUM('residential', 'commercial', 'short_stay');
  CREATE TYPE "public"."enum_quotes_tax_treatment_job" AS ENUM('repair', 'new_construction', 'product_only');
  CREATE TYPE "public"."enum_quotes_tax_treatment_contract" AS ENUM('itemised', 'one_price');
  CREATE TYPE "public"."enum_payments_method" AS ENUM('stripe', 'cash', 'check', 'bank_transfer');
  CREATE TYPE "public"."enum_pricing_settings_tax_treatments_use" AS ENUM('residential', 'commercial', 'short_stay');
  CREATE TYPE "public"."enum_pricing_settings_tax_treatments_job" AS ENUM('repair', 'new_construction', 'product_only');
  CREATE TYPE "public"."enum_pricing_settings_tax_treatments_contract" AS ENUM('itemised', 'one_price');
  CREATE TYPE "public"."enum_pricing_settings_tax_treatments_base" AS ENUM('all', 'materials', 'none');
  CREATE TYPE "public"."enum__pricing_settings_v_version_tax_treatments_use" AS ENUM('residential', 'commercial', 'short_stay');
  CREATE TYPE "public"."enum__pricing_settings_v_version_tax_treatments_job" AS ENUM('repair', 'new_construction', 'product_only');
  CREATE TYPE "public"."enum__pricing_settings_v_version_tax_treatments_contract" AS ENUM('itemised', 'one_price');
  CREATE TYPE "public"."enum__pricing_settings_v_version_tax_treatments_base" AS ENUM('all', 'materials', 'none');
  ALTER TYPE "public"."enum_payments_status" ADD VALUE 'voided';
  CREATE TABLE "quote_revisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"total_cost" numeric NOT NULL,
  	"currency_code" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"reason" varchar,
  	"made_by" varchar,
  	"is_draft" boolean DEFAULT false NOT NULL,
  	"frozen_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"accepted_at" timestamp(3) with time zone,
  	"accepted_name" varchar,
  	"terms_version" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pricing_settings_tax_treatments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"use" "enum_pricing_settings_tax_treatments_use",
  	"job" "enum_pricing_settings_tax_treatments_job",
  	"contract" "enum_pricing_settings_tax_treatments_contract",
  	"base" "enum_pricing_settings_tax_treatments_base" DEFAULT 'all' NOT NULL
  );
  
  CREATE TABLE "pricing_settings_tax_treatments_locales" (
  	"sentence" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_pricing_settings_v_version_tax_treatments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"use" "enum__pricing_settings_v_version_tax_treatments_use",
  	"job" "enum__pricing_settings_v_version_tax_treatments_job",
  	"contract" "enum__pricing_settings_v_version_tax_treatments_contract",
  	"base" "enum__pricing_settings_v_version_tax_treatments_base" DEFAULT 'all' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pricing_settings_v_version_tax_treatments_locales" (
  	"sentence" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "quotes" ALTER COLUMN "glass_type_id" DROP NOT NULL;
  ALTER TABLE "quotes" ALTER COLUMN "glass_finish_id" DROP NOT NULL;
  ALTER TABLE "quotes" ALTER COLUMN "thickness_mm_selected" DROP NOT NULL;
  ALTER TABLE "quotes" ALTER COLUMN "user_id" DROP NOT NULL;
  ALTER TABLE "quotes" ALTER COLUMN "customer_email" DROP NOT NULL;
  ALTER TABLE "payments" ALTER COLUMN "user_id" DROP NOT NULL;
  ALTER TABLE "quotes" ADD COLUMN "other_lines_total" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "quotes" ADD COLUMN "discount_amount" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "quotes" ADD COLUMN "customer_id" integer;
  ALTER TABLE "quotes" ADD COLUMN "origin" "enum_quotes_origin" DEFAULT 'website' NOT NULL;
  ALTER TABLE "quotes" ADD COLUMN "language" "enum_quotes_language";
  ALTER TABLE "quotes" ADD COLUMN "current_revision" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "quotes" ADD COLUMN "accepted_revision" numeric;
  ALTER TABLE "quotes" ADD COLUMN "sent_at" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "opened_at" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "accepted_at" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "accepted_name" varchar;
  ALTER TABLE "quotes" ADD COLUMN "declined_at" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "decline_reason" varchar;
  ALTER TABLE "quotes" ADD COLUMN "follow_up_on" timestamp(3) with time zone;
  ALTER TABLE "quotes" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "quotes" ADD COLUMN "tax_treatment_use" "enum_quotes_tax_treatment_use";
  ALTER TABLE "quotes" ADD COLUMN "tax_treatment_job" "enum_quotes_tax_treatment_job";
  ALTER TABLE "quotes" ADD COLUMN "tax_treatment_contract" "enum_quotes_tax_treatment_contract";
  ALTER TABLE "quotes" ADD COLUMN "link_nonce" varchar;
  ALTER TABLE "quotes" ADD COLUMN "link_hash" varchar;
  ALTER TABLE "payments" ADD COLUMN "method" "enum_payments_method" DEFAULT 'stripe' NOT NULL;
  ALTER TABLE "payments" ADD COLUMN "revision" numeric;
  ALTER TABLE "payments" ADD COLUMN "by_hand_note" varchar;
  ALTER TABLE "payments" ADD COLUMN "by_hand_recorded_by" varchar;
  ALTER TABLE "payments" ADD COLUMN "by_hand_voided_at" timestamp(3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "by_hand_voided_by" varchar;
  ALTER TABLE "payments" ADD COLUMN "by_hand_void_reason" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "quote_revisions_id" integer;
  ALTER TABLE "quote_revisions" ADD CONSTRAINT "quote_revisions_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pricing_settings_tax_treatments" ADD CONSTRAINT "pricing_settings_tax_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pricing_settings_tax_treatments_locales" ADD CONSTRAINT "pricing_settings_tax_treatments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pricing_settings_tax_treatments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_tax_treatments" ADD CONSTRAINT "_pricing_settings_v_version_tax_treatments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pricing_settings_v_version_tax_treatments_locales" ADD CONSTRAINT "_pricing_settings_v_version_tax_treatments_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pricing_settings_v_version_tax_treatments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quote_revisions_quote_idx" ON "quote_revisions" USING btree ("quote_id");
  CREATE INDEX "quote_revisions_updated_at_idx" ON "quote_revisions" USING btree ("updated_at");
  CREATE INDEX "quote_revisions_created_at_idx" ON "quote_revisions" USING btree ("created_at");
  CREATE UNIQUE INDEX "quote_number_idx" ON "quote_revisions" USING btree ("quote_id","number");
  CREATE INDEX "pricing_settings_tax_treatments_order_idx" ON "pricing_settings_tax_treatments" USING btree ("_order");
  CREATE INDEX "pricing_settings_tax_treatments_parent_id_idx" ON "pricing_settings_tax_treatments" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pricing_settings_tax_treatments_locales_locale_parent_id_uni" ON "pricing_settings_tax_treatments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pricing_settings_v_version_tax_treatments_order_idx" ON "_pricing_settings_v_version_tax_treatments" USING btree ("_order");
  CREATE INDEX "_pricing_settings_v_version_tax_treatments_parent_id_idx" ON "_pricing_settings_v_version_tax_treatments" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pricing_settings_v_version_tax_treatments_locales_locale_pa" ON "_pricing_settings_v_version_tax_treatments_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_quote_revisions_fk" FOREIGN KEY ("quote_revisions_id") REFERENCES "public"."quote_revisions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "quotes_customer_idx" ON "quotes" USING btree ("customer_id");
  CREATE INDEX "quotes_follow_up_on_idx" ON "quotes" USING btree ("follow_up_on");
  CREATE INDEX "quotes_assigned_to_idx" ON "quotes" USING btree ("assigned_to_id");
  CREATE UNIQUE INDEX "quotes_link_hash_idx" ON "quotes" USING btree ("link_hash");
  CREATE INDEX "payload_locked_documents_rels_quote_revisions_id_idx" ON "payload_locked_documents_rels" USING btree ("quote_revisions_id");`)

  // Each quote so far is its own first revision; one on which somebody began to pay is frozen.
  await db.execute(sql`
    INSERT INTO "quote_revisions"
      ("quote_id", "number", "total_cost", "currency_code", "content", "is_draft", "frozen_at", "created_at", "updated_at")
    SELECT q."id", 1, q."total_cost", q."currency_code_at_quote",
      jsonb_build_object('columns', jsonb_build_object(
      'serviceTypeContext', q."service_type_context",
      'product', q."product",
      'region', q."region_id",
      'glassType', q."glass_type_id",
      'glassFinish', q."glass_finish_id",
      'thicknessMmSelected', q."thickness_mm_selected",
      'dimensionsWidthFt', q."dimensions_width_ft",
      'dimensionsHeightFt', q."dimensions_height_ft",
      'panelsDimensions', q."panels_dimensions",
      'inputs', q."inputs",
      'pricingSnapshot', q."pricing_snapshot",
      'totalAreaSqFt', q."total_area_sq_ft",
      'calculatedGlassPrice', q."calculated_glass_price",
      'calculatedInstallationFee', q."calculated_installation_fee",
      'itemizedHardware', q."itemized_hardware",
      'totalHardwareCost', q."total_hardware_cost",
      'otherLinesTotal', q."other_lines_total",
      'subtotal', q."subtotal",
      'profitMarginAppliedPercentage', q."profit_margin_applied_percentage",
      'profitAmount', q."profit_amount",
      'discountAmount', q."discount_amount",
      'taxType', q."tax_type",
      'taxRateApplied', q."tax_rate_applied",
      'taxAmount', q."tax_amount",
      'totalCost', q."total_cost",
      'depositDue', q."deposit_due",
      'measurements', q."measurements",
      'currencyCodeAtQuote', q."currency_code_at_quote",
      'currencySymbolAtQuote', q."currency_symbol_at_quote",
      'validUntil', q."valid_until",
      'customerName', q."customer_name",
      'projectAddress', q."project_address")),
      false,
      (SELECT min(p."created_at") FROM "payments" p WHERE p."quote_id" = q."id"),
      q."created_at", q."updated_at"
    FROM "quotes" q`)
  await db.execute(sql`UPDATE "payments" SET "revision" = 1`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quote_revisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_settings_tax_treatments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pricing_settings_tax_treatments_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_settings_v_version_tax_treatments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pricing_settings_v_version_tax_treatments_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "quote_revisions" CASCADE;
  DROP TABLE "pricing_settings_tax_treatments" CASCADE;
  DROP TABLE "pricing_settings_tax_treatments_locales" CASCADE;
  DROP TABLE "_pricing_settings_v_version_tax_treatments" CASCADE;
  DROP TABLE "_pricing_settings_v_version_tax_treatments_locales" CASCADE;
  ALTER TABLE "quotes" DROP CONSTRAINT "quotes_customer_id_customers_id_fk";
  
  ALTER TABLE "quotes" DROP CONSTRAINT "quotes_assigned_to_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_quote_revisions_fk";
  
  ALTER TABLE "payments" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "payments" ALTER COLUMN "status" SET DEFAULT 'pending_checkout'::text;
  DROP TYPE "public"."enum_payments_status";
  CREATE TYPE "public"."enum_payments_status" AS ENUM('pending_checkout', 'processing', 'succeeded', 'cancelled_by_user', 'checkout_failed', 'expired', 'failed', 'error', 'partially_refunded', 'refunded', 'disputed');
  ALTER TABLE "payments" ALTER COLUMN "status" SET DEFAULT 'pending_checkout'::"public"."enum_payments_status";
  ALTER TABLE "payments" ALTER COLUMN "status" SET DATA TYPE "public"."enum_payments_status" USING "status"::"public"."enum_payments_status";
  DROP INDEX "quotes_customer_idx";
  DROP INDEX "quotes_follow_up_on_idx";
  DROP INDEX "quotes_assigned_to_idx";
  DROP INDEX "quotes_link_hash_idx";
  DROP INDEX "payload_locked_documents_rels_quote_revisions_id_idx";
  ALTER TABLE "quotes" ALTER COLUMN "glass_type_id" SET NOT NULL;
  ALTER TABLE "quotes" ALTER COLUMN "glass_finish_id" SET NOT NULL;
  ALTER TABLE "quotes" ALTER COLUMN "thickness_mm_selected" SET NOT NULL;
  ALTER TABLE "quotes" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "quotes" ALTER COLUMN "customer_email" SET NOT NULL;
  ALTER TABLE "payments" ALTER COLUMN "user_id" SET NOT NULL;
  ALTER TABLE "quotes" DROP COLUMN "other_lines_total";
  ALTER TABLE "quotes" DROP COLUMN "discount_amount";
  ALTER TABLE "quotes" DROP COLUMN "customer_id";
  ALTER TABLE "quotes" DROP COLUMN "origin";
  ALTER TABLE "quotes" DROP COLUMN "language";
  ALTER TABLE "quotes" DROP COLUMN "current_revision";
  ALTER TABLE "quotes" DROP COLUMN "accepted_revision";
  ALTER TABLE "quotes" DROP COLUMN "sent_at";
  ALTER TABLE "quotes" DROP COLUMN "opened_at";
  ALTER TABLE "quotes" DROP COLUMN "accepted_at";
  ALTER TABLE "quotes" DROP COLUMN "accepted_name";
  ALTER TABLE "quotes" DROP COLUMN "declined_at";
  ALTER TABLE "quotes" DROP COLUMN "decline_reason";
  ALTER TABLE "quotes" DROP COLUMN "follow_up_on";
  ALTER TABLE "quotes" DROP COLUMN "assigned_to_id";
  ALTER TABLE "quotes" DROP COLUMN "tax_treatment_use";
  ALTER TABLE "quotes" DROP COLUMN "tax_treatment_job";
  ALTER TABLE "quotes" DROP COLUMN "tax_treatment_contract";
  ALTER TABLE "quotes" DROP COLUMN "link_nonce";
  ALTER TABLE "quotes" DROP COLUMN "link_hash";
  ALTER TABLE "payments" DROP COLUMN "method";
  ALTER TABLE "payments" DROP COLUMN "revision";
  ALTER TABLE "payments" DROP COLUMN "by_hand_note";
  ALTER TABLE "payments" DROP COLUMN "by_hand_recorded_by";
  ALTER TABLE "payments" DROP COLUMN "by_hand_voided_at";
  ALTER TABLE "payments" DROP COLUMN "by_hand_voided_by";
  ALTER TABLE "payments" DROP COLUMN "by_hand_void_reason";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "quote_revisions_id";
  DROP TYPE "public"."enum_quotes_origin";
  DROP TYPE "public"."enum_quotes_language";
  DROP TYPE "public"."enum_quotes_tax_treatment_use";
  DROP TYPE "public"."enum_quotes_tax_treatment_job";
  DROP TYPE "public"."enum_quotes_tax_treatment_contract";
  DROP TYPE "public"."enum_payments_method";
  DROP TYPE "public"."enum_pricing_settings_tax_treatments_use";
  DROP TYPE "public"."enum_pricing_settings_tax_treatments_job";
  DROP TYPE "public"."enum_pricing_settings_tax_treatments_contract";
  DROP TYPE "public"."enum_pricing_settings_tax_treatments_base";
  DROP TYPE "public"."enum__pricing_settings_v_version_tax_treatments_use";
  DROP TYPE "public"."enum__pricing_settings_v_version_tax_treatments_job";
  DROP TYPE "public"."enum__pricing_settings_v_version_tax_treatments_contract";
  DROP TYPE "public"."enum__pricing_settings_v_version_tax_treatments_base";`)
}
