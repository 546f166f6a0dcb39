import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { storeVisitHours } from './seeds/visit-hours'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_bookings_state" AS ENUM('held', 'booked');
  CREATE TYPE "public"."enum_bookings_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_booking_hours_weekday" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum_booking_areas_weekdays" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum_booking_elsewhere" AS ENUM('any_day', 'nowhere');
  CREATE TYPE "public"."enum__booking_v_version_hours_weekday" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum__booking_v_version_areas_weekdays" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum__booking_v_version_elsewhere" AS ENUM('any_day', 'nowhere');
  ALTER TYPE "public"."enum_inquiries_kind" ADD VALUE 'visit';
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_bookings_state" NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"end" timestamp(3) with time zone NOT NULL,
  	"held_until" timestamp(3) with time zone NOT NULL,
  	"zip" varchar NOT NULL,
  	"hold_hash" varchar,
  	"link_nonce" varchar,
  	"link_hash" varchar,
  	"language" "enum_bookings_language" NOT NULL,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"address" varchar,
  	"about" varchar,
  	"message" varchar,
  	"typed" jsonb,
  	"visit_id" integer,
  	"inquiry_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_booking_hours_weekday" NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar NOT NULL
  );
  
  CREATE TABLE "booking_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone
  );
  
  CREATE TABLE "booking_areas_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_booking_areas_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "booking_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"zips" varchar NOT NULL
  );
  
  CREATE TABLE "booking" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_open" boolean DEFAULT false NOT NULL,
  	"length_minutes" numeric DEFAULT 60 NOT NULL,
  	"places" numeric DEFAULT 1 NOT NULL,
  	"lead_hours" numeric DEFAULT 24 NOT NULL,
  	"ahead_days" numeric DEFAULT 28 NOT NULL,
  	"change_hours" numeric DEFAULT 24 NOT NULL,
  	"hold_minutes" numeric DEFAULT 15 NOT NULL,
  	"keeps_holidays" boolean DEFAULT true NOT NULL,
  	"elsewhere" "enum_booking_elsewhere" DEFAULT 'any_day' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_booking_v_version_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"weekday" "enum__booking_v_version_hours_weekday" NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_v_version_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_v_version_areas_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__booking_v_version_areas_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_booking_v_version_areas" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"zips" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_booking_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_is_open" boolean DEFAULT false NOT NULL,
  	"version_length_minutes" numeric DEFAULT 60 NOT NULL,
  	"version_places" numeric DEFAULT 1 NOT NULL,
  	"version_lead_hours" numeric DEFAULT 24 NOT NULL,
  	"version_ahead_days" numeric DEFAULT 28 NOT NULL,
  	"version_change_hours" numeric DEFAULT 24 NOT NULL,
  	"version_hold_minutes" numeric DEFAULT 15 NOT NULL,
  	"version_keeps_holidays" boolean DEFAULT true NOT NULL,
  	"version_elsewhere" "enum__booking_v_version_elsewhere" DEFAULT 'any_day' NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "visits" ALTER COLUMN "job_id" DROP NOT NULL;
  ALTER TABLE "visits" ADD COLUMN "inquiry_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "booking_hours" ADD CONSTRAINT "booking_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_closed_days" ADD CONSTRAINT "booking_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_areas_weekdays" ADD CONSTRAINT "booking_areas_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."booking_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "booking_areas" ADD CONSTRAINT "booking_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_hours" ADD CONSTRAINT "_booking_v_version_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_closed_days" ADD CONSTRAINT "_booking_v_version_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_areas_weekdays" ADD CONSTRAINT "_booking_v_version_areas_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_booking_v_version_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_booking_v_version_areas" ADD CONSTRAINT "_booking_v_version_areas_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_booking_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bookings_state_idx" ON "bookings" USING btree ("state");
  CREATE INDEX "bookings_start_idx" ON "bookings" USING btree ("start");
  CREATE INDEX "bookings_held_until_idx" ON "bookings" USING btree ("held_until");
  CREATE UNIQUE INDEX "bookings_hold_hash_idx" ON "bookings" USING btree ("hold_hash");
  CREATE UNIQUE INDEX "bookings_link_hash_idx" ON "bookings" USING btree ("link_hash");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE UNIQUE INDEX "bookings_visit_idx" ON "bookings" USING btree ("visit_id");
  CREATE INDEX "bookings_inquiry_idx" ON "bookings" USING btree ("inquiry_id");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "booking_hours_order_idx" ON "booking_hours" USING btree ("_order");
  CREATE INDEX "booking_hours_parent_id_idx" ON "booking_hours" USING btree ("_parent_id");
  CREATE INDEX "booking_closed_days_order_idx" ON "booking_closed_days" USING btree ("_order");
  CREATE INDEX "booking_closed_days_parent_id_idx" ON "booking_closed_days" USING btree ("_parent_id");
  CREATE INDEX "booking_areas_weekdays_order_idx" ON "booking_areas_weekdays" USING btree ("order");
  CREATE INDEX "booking_areas_weekdays_parent_idx" ON "booking_areas_weekdays" USING btree ("parent_id");
  CREATE INDEX "booking_areas_order_idx" ON "booking_areas" USING btree ("_order");
  CREATE INDEX "booking_areas_parent_id_idx" ON "booking_areas" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_hours_order_idx" ON "_booking_v_version_hours" USING btree ("_order");
  CREATE INDEX "_booking_v_version_hours_parent_id_idx" ON "_booking_v_version_hours" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_closed_days_order_idx" ON "_booking_v_version_closed_days" USING btree ("_order");
  CREATE INDEX "_booking_v_version_closed_days_parent_id_idx" ON "_booking_v_version_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_version_areas_weekdays_order_idx" ON "_booking_v_version_areas_weekdays" USING btree ("order");
  CREATE INDEX "_booking_v_version_areas_weekdays_parent_idx" ON "_booking_v_version_areas_weekdays" USING btree ("parent_id");
  CREATE INDEX "_booking_v_version_areas_order_idx" ON "_booking_v_version_areas" USING btree ("_order");
  CREATE INDEX "_booking_v_version_areas_parent_id_idx" ON "_booking_v_version_areas" USING btree ("_parent_id");
  CREATE INDEX "_booking_v_created_at_idx" ON "_booking_v" USING btree ("created_at");
  CREATE INDEX "_booking_v_updated_at_idx" ON "_booking_v" USING btree ("updated_at");
  ALTER TABLE "visits" ADD CONSTRAINT "visits_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "visits_inquiry_idx" ON "visits" USING btree ("inquiry_id");
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");`)
  await storeVisitHours(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_areas_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booking_v_version_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booking_v_version_closed_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booking_v_version_areas_weekdays" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booking_v_version_areas" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_booking_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "booking_hours" CASCADE;
  DROP TABLE "booking_closed_days" CASCADE;
  DROP TABLE "booking_areas_weekdays" CASCADE;
  DROP TABLE "booking_areas" CASCADE;
  DROP TABLE "booking" CASCADE;
  DROP TABLE "_booking_v_version_hours" CASCADE;
  DROP TABLE "_booking_v_version_closed_days" CASCADE;
  DROP TABLE "_booking_v_version_areas_weekdays" CASCADE;
  DROP TABLE "_booking_v_version_areas" CASCADE;
  DROP TABLE "_booking_v" CASCADE;
  ALTER TABLE "visits" DROP CONSTRAINT "visits_inquiry_id_inquiries_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bookings_fk";
  
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DEFAULT 'contact'::text;
  DROP TYPE "public"."enum_inquiries_kind";
  CREATE TYPE "public"."enum_inquiries_kind" AS ENUM('contact', 'design', 'quote', 'chat');
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DEFAULT 'contact'::"public"."enum_inquiries_kind";
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_inquiries_kind" USING "kind"::"public"."enum_inquiries_kind";
  DROP INDEX "visits_inquiry_idx";
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  DELETE FROM "visits" WHERE "job_id" IS NULL;
  ALTER TABLE "visits" ALTER COLUMN "job_id" SET NOT NULL;
  ALTER TABLE "visits" DROP COLUMN "inquiry_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  DROP TYPE "public"."enum_bookings_state";
  DROP TYPE "public"."enum_bookings_language";
  DROP TYPE "public"."enum_booking_hours_weekday";
  DROP TYPE "public"."enum_booking_areas_weekdays";
  DROP TYPE "public"."enum_booking_elsewhere";
  DROP TYPE "public"."enum__booking_v_version_hours_weekday";
  DROP TYPE "public"."enum__booking_v_version_areas_weekdays";
  DROP TYPE "public"."enum__booking_v_version_elsewhere";`)
}
