import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'visitLetter' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'visitLetter' BEFORE 'schedulePublish';
  CREATE TABLE "calendar_feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"whose" varchar NOT NULL,
  	"nonce" varchar NOT NULL,
  	"secret_hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "calendar_feeds_id" integer;
  CREATE UNIQUE INDEX "calendar_feeds_whose_idx" ON "calendar_feeds" USING btree ("whose");
  CREATE UNIQUE INDEX "calendar_feeds_secret_hash_idx" ON "calendar_feeds" USING btree ("secret_hash");
  CREATE INDEX "calendar_feeds_updated_at_idx" ON "calendar_feeds" USING btree ("updated_at");
  CREATE INDEX "calendar_feeds_created_at_idx" ON "calendar_feeds" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_calendar_feeds_fk" FOREIGN KEY ("calendar_feeds_id") REFERENCES "public"."calendar_feeds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_calendar_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("calendar_feeds_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "calendar_feeds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "calendar_feeds" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_calendar_feeds_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'afterPayment', 'afterQuote', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'afterPayment', 'afterQuote', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_calendar_feeds_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "calendar_feeds_id";`)
}
