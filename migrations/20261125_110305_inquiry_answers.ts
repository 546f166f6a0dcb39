import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { storeReplyTemplates } from './seeds/reply-templates'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_correspondence_kind" AS ENUM('reply', 'note');
  CREATE TYPE "public"."enum_correspondence_language" AS ENUM('en', 'es');
  ALTER TYPE "public"."enum_inquiries_progress" ADD VALUE 'snoozed' BEFORE 'answered';
  CREATE TABLE "correspondence" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"inquiry_id" integer NOT NULL,
  	"kind" "enum_correspondence_kind" NOT NULL,
  	"by" varchar NOT NULL,
  	"to" varchar,
  	"language" "enum_correspondence_language",
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"leaves_at" timestamp(3) with time zone,
  	"letter" numeric,
  	"request_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"display_order" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reply_templates_locales" (
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "inquiries" ADD COLUMN "assigned_name" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "assigned_to_id" integer;
  ALTER TABLE "inquiries" ADD COLUMN "snoozed_until" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "correspondence_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reply_templates_id" integer;
  ALTER TABLE "correspondence" ADD CONSTRAINT "correspondence_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reply_templates_locales" ADD CONSTRAINT "reply_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "correspondence_inquiry_idx" ON "correspondence" USING btree ("inquiry_id");
  CREATE UNIQUE INDEX "correspondence_request_key_idx" ON "correspondence" USING btree ("request_key");
  CREATE INDEX "correspondence_updated_at_idx" ON "correspondence" USING btree ("updated_at");
  CREATE INDEX "correspondence_created_at_idx" ON "correspondence" USING btree ("created_at");
  CREATE INDEX "reply_templates_display_order_idx" ON "reply_templates" USING btree ("display_order");
  CREATE INDEX "reply_templates_updated_at_idx" ON "reply_templates" USING btree ("updated_at");
  CREATE INDEX "reply_templates_created_at_idx" ON "reply_templates" USING btree ("created_at");
  CREATE UNIQUE INDEX "reply_templates_locales_locale_parent_id_unique" ON "reply_templates_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_correspondence_fk" FOREIGN KEY ("correspondence_id") REFERENCES "public"."correspondence"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reply_templates_fk" FOREIGN KEY ("reply_templates_id") REFERENCES "public"."reply_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "inquiries_assigned_to_idx" ON "inquiries" USING btree ("assigned_to_id");
  CREATE INDEX "inquiries_snoozed_until_idx" ON "inquiries" USING btree ("snoozed_until");
  CREATE INDEX "payload_locked_documents_rels_correspondence_id_idx" ON "payload_locked_documents_rels" USING btree ("correspondence_id");
  CREATE INDEX "payload_locked_documents_rels_reply_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("reply_templates_id");`)
  await storeReplyTemplates(db)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "correspondence" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reply_templates_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "correspondence" CASCADE;
  DROP TABLE "reply_templates" CASCADE;
  DROP TABLE "reply_templates_locales" CASCADE;
  ALTER TABLE "inquiries" DROP CONSTRAINT "inquiries_assigned_to_id_users_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_correspondence_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reply_templates_fk";
  
  ALTER TABLE "inquiries" ALTER COLUMN "progress" SET DATA TYPE text;
  ALTER TABLE "inquiries" ALTER COLUMN "progress" SET DEFAULT 'new'::text;
  UPDATE "inquiries" SET "progress" = 'new', "snoozed_until" = NULL WHERE "progress" = 'snoozed';
  DROP TYPE "public"."enum_inquiries_progress";
  CREATE TYPE "public"."enum_inquiries_progress" AS ENUM('new', 'in_progress', 'answered', 'closed');
  ALTER TABLE "inquiries" ALTER COLUMN "progress" SET DEFAULT 'new'::"public"."enum_inquiries_progress";
  ALTER TABLE "inquiries" ALTER COLUMN "progress" SET DATA TYPE "public"."enum_inquiries_progress" USING "progress"::"public"."enum_inquiries_progress";
  DROP INDEX "inquiries_assigned_to_idx";
  DROP INDEX "inquiries_snoozed_until_idx";
  DROP INDEX "payload_locked_documents_rels_correspondence_id_idx";
  DROP INDEX "payload_locked_documents_rels_reply_templates_id_idx";
  ALTER TABLE "inquiries" DROP COLUMN "assigned_name";
  ALTER TABLE "inquiries" DROP COLUMN "assigned_to_id";
  ALTER TABLE "inquiries" DROP COLUMN "snoozed_until";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "correspondence_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reply_templates_id";
  DROP TYPE "public"."enum_correspondence_kind";
  DROP TYPE "public"."enum_correspondence_language";`)
}
