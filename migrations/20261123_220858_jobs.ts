import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_jobs_moves_from" AS ENUM('to_measure', 'measured', 'ordered', 'glass_in', 'scheduled', 'installed', 'closed', 'on_hold');
  CREATE TYPE "public"."enum_jobs_moves_to" AS ENUM('to_measure', 'measured', 'ordered', 'glass_in', 'scheduled', 'installed', 'closed', 'on_hold');
  CREATE TYPE "public"."enum_jobs_stage" AS ENUM('to_measure', 'measured', 'ordered', 'glass_in', 'scheduled', 'installed', 'closed', 'on_hold');
  CREATE TYPE "public"."enum_jobs_held_from" AS ENUM('to_measure', 'measured', 'ordered', 'glass_in', 'scheduled', 'installed', 'closed');
  CREATE TYPE "public"."enum_visits_kind" AS ENUM('measure', 'install', 'service');
  CREATE TABLE "jobs_checklist" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"is_done" boolean DEFAULT false
  );
  
  CREATE TABLE "jobs_moves" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" "enum_jobs_moves_from",
  	"to" "enum_jobs_moves_to",
  	"at" timestamp(3) with time zone,
  	"by" varchar,
  	"reason" varchar,
  	"visit_id" integer
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"quote_id" integer NOT NULL,
  	"customer_id" integer,
  	"supplier" varchar,
  	"expected_on" timestamp(3) with time zone,
  	"notes" varchar,
  	"number" varchar,
  	"stage" "enum_jobs_stage" DEFAULT 'to_measure' NOT NULL,
  	"held_from" "enum_jobs_held_from",
  	"hold_reason" varchar,
  	"stage_since" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_id" integer NOT NULL,
  	"kind" "enum_visits_kind" NOT NULL,
  	"start" timestamp(3) with time zone NOT NULL,
  	"end" timestamp(3) with time zone NOT NULL,
  	"who_id" integer,
  	"note" varchar,
  	"is_cancelled" boolean DEFAULT false,
  	"told_start" timestamp(3) with time zone,
  	"told_end" timestamp(3) with time zone,
  	"told_at" timestamp(3) with time zone,
  	"told_cancelled_at" timestamp(3) with time zone,
  	"reminded_day" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"job_id" integer NOT NULL,
  	"caption" varchar,
  	"prefix" varchar DEFAULT 'private/photos',
  	"_objectkey" varchar,
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
  	"sizes_thumbnail_filename" varchar
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "jobs_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visits_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "photos_id" integer;
  ALTER TABLE "jobs_checklist" ADD CONSTRAINT "jobs_checklist_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_moves" ADD CONSTRAINT "jobs_moves_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_moves" ADD CONSTRAINT "jobs_moves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_who_id_users_id_fk" FOREIGN KEY ("who_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "photos" ADD CONSTRAINT "photos_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "jobs_checklist_order_idx" ON "jobs_checklist" USING btree ("_order");
  CREATE INDEX "jobs_checklist_parent_id_idx" ON "jobs_checklist" USING btree ("_parent_id");
  CREATE INDEX "jobs_moves_order_idx" ON "jobs_moves" USING btree ("_order");
  CREATE INDEX "jobs_moves_parent_id_idx" ON "jobs_moves" USING btree ("_parent_id");
  CREATE INDEX "jobs_moves_visit_idx" ON "jobs_moves" USING btree ("visit_id");
  CREATE UNIQUE INDEX "jobs_quote_idx" ON "jobs" USING btree ("quote_id");
  CREATE INDEX "jobs_customer_idx" ON "jobs" USING btree ("customer_id");
  CREATE INDEX "jobs_expected_on_idx" ON "jobs" USING btree ("expected_on");
  CREATE UNIQUE INDEX "jobs_number_idx" ON "jobs" USING btree ("number");
  CREATE INDEX "jobs_stage_idx" ON "jobs" USING btree ("stage");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "visits_job_idx" ON "visits" USING btree ("job_id");
  CREATE INDEX "visits_start_idx" ON "visits" USING btree ("start");
  CREATE INDEX "visits_who_idx" ON "visits" USING btree ("who_id");
  CREATE INDEX "visits_updated_at_idx" ON "visits" USING btree ("updated_at");
  CREATE INDEX "visits_created_at_idx" ON "visits" USING btree ("created_at");
  CREATE INDEX "photos_job_idx" ON "photos" USING btree ("job_id");
  CREATE INDEX "photos_updated_at_idx" ON "photos" USING btree ("updated_at");
  CREATE INDEX "photos_created_at_idx" ON "photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "photos_filename_idx" ON "photos" USING btree ("filename");
  CREATE INDEX "photos_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "photos" USING btree ("sizes_thumbnail_filename");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visits_fk" FOREIGN KEY ("visits_id") REFERENCES "public"."visits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_fk" FOREIGN KEY ("photos_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_visits_id_idx" ON "payload_locked_documents_rels" USING btree ("visits_id");
  CREATE INDEX "payload_locked_documents_rels_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("photos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "jobs_checklist" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs_moves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "photos" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "jobs_checklist" CASCADE;
  DROP TABLE "jobs_moves" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "visits" CASCADE;
  DROP TABLE "photos" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_jobs_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_visits_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_photos_fk";
  
  DROP INDEX "payload_locked_documents_rels_jobs_id_idx";
  DROP INDEX "payload_locked_documents_rels_visits_id_idx";
  DROP INDEX "payload_locked_documents_rels_photos_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "jobs_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visits_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "photos_id";
  DROP TYPE "public"."enum_jobs_moves_from";
  DROP TYPE "public"."enum_jobs_moves_to";
  DROP TYPE "public"."enum_jobs_stage";
  DROP TYPE "public"."enum_jobs_held_from";
  DROP TYPE "public"."enum_visits_kind";`)
}
