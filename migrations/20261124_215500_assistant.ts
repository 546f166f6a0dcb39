import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { keepEntries, storeEntries } from './seeds/assistant'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const entries = await keepEntries(db)
  await db.execute(sql`
   CREATE TYPE "public"."enum_questions_language" AS ENUM('en', 'es');
  CREATE TYPE "public"."enum_questions_state" AS ENUM('open', 'answered', 'set_aside');
  CREATE TYPE "public"."enum_answers_next_step" AS ENUM('price', 'call', 'emergency', 'contact', 'none');
  CREATE TYPE "public"."enum__answers_v_version_next_step" AS ENUM('price', 'call', 'emergency', 'contact', 'none');
  ALTER TYPE "public"."enum_inquiries_kind" ADD VALUE 'chat';
  CREATE TABLE "questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"wording" varchar NOT NULL,
  	"examples" varchar,
  	"count" numeric DEFAULT 1 NOT NULL,
  	"last_asked" timestamp(3) with time zone NOT NULL,
  	"language" "enum_questions_language" NOT NULL,
  	"key" varchar NOT NULL,
  	"state" "enum_questions_state" DEFAULT 'open' NOT NULL,
  	"answer_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar,
  	"next_step" "enum_answers_next_step" DEFAULT 'price' NOT NULL,
  	"active" boolean DEFAULT true NOT NULL,
  	"asked_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answers_locales" (
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "answers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_answers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page" varchar,
  	"version_next_step" "enum__answers_v_version_next_step" DEFAULT 'price' NOT NULL,
  	"version_active" boolean DEFAULT true NOT NULL,
  	"version_asked_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_answers_v_locales" (
  	"version_question" varchar NOT NULL,
  	"version_answer" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_answers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "knowledge_base_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"page" varchar,
  	"code" varchar
  );
  
  CREATE TABLE "knowledge_base_products_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "knowledge_base_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "_knowledge_base_v_version_products" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"page" varchar,
  	"code" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_knowledge_base_v_version_products_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_knowledge_base_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "_locales"
  );
  
  CREATE TABLE "assistant_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL
  );
  
  CREATE TABLE "assistant" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "assistant_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_assistant_v_version_synonyms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_assistant_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_assistant_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "knowledge_base_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_knowledge_base_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "knowledge_base_locales" CASCADE;
  DROP TABLE "_knowledge_base_v_locales" CASCADE;
  ALTER TABLE "knowledge_base" ADD COLUMN "notes" varchar;
  ALTER TABLE "_knowledge_base_v" ADD COLUMN "version_notes" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answers_id" integer;
  ALTER TABLE "questions" ADD CONSTRAINT "questions_answer_id_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answers" ADD CONSTRAINT "answers_asked_id_questions_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answers_locales" ADD CONSTRAINT "answers_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "answers_texts" ADD CONSTRAINT "answers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_answers_v" ADD CONSTRAINT "_answers_v_parent_id_answers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_answers_v" ADD CONSTRAINT "_answers_v_version_asked_id_questions_id_fk" FOREIGN KEY ("version_asked_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_answers_v_locales" ADD CONSTRAINT "_answers_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_answers_v_texts" ADD CONSTRAINT "_answers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_answers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "knowledge_base_products" ADD CONSTRAINT "knowledge_base_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."knowledge_base"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "knowledge_base_products_locales" ADD CONSTRAINT "knowledge_base_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."knowledge_base_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "knowledge_base_texts" ADD CONSTRAINT "knowledge_base_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."knowledge_base"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_knowledge_base_v_version_products" ADD CONSTRAINT "_knowledge_base_v_version_products_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_knowledge_base_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_knowledge_base_v_version_products_locales" ADD CONSTRAINT "_knowledge_base_v_version_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_knowledge_base_v_version_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_knowledge_base_v_texts" ADD CONSTRAINT "_knowledge_base_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_knowledge_base_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistant_synonyms" ADD CONSTRAINT "assistant_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assistant"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistant_texts" ADD CONSTRAINT "assistant_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assistant"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_assistant_v_version_synonyms" ADD CONSTRAINT "_assistant_v_version_synonyms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_assistant_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_assistant_v_texts" ADD CONSTRAINT "_assistant_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_assistant_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "questions_count_idx" ON "questions" USING btree ("count");
  CREATE INDEX "questions_last_asked_idx" ON "questions" USING btree ("last_asked");
  CREATE UNIQUE INDEX "questions_key_idx" ON "questions" USING btree ("key");
  CREATE INDEX "questions_state_idx" ON "questions" USING btree ("state");
  CREATE INDEX "questions_answer_idx" ON "questions" USING btree ("answer_id");
  CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at");
  CREATE INDEX "questions_created_at_idx" ON "questions" USING btree ("created_at");
  CREATE INDEX "answers_active_idx" ON "answers" USING btree ("active");
  CREATE INDEX "answers_asked_idx" ON "answers" USING btree ("asked_id");
  CREATE INDEX "answers_updated_at_idx" ON "answers" USING btree ("updated_at");
  CREATE INDEX "answers_created_at_idx" ON "answers" USING btree ("created_at");
  CREATE UNIQUE INDEX "answers_locales_locale_parent_id_unique" ON "answers_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "answers_texts_order_parent" ON "answers_texts" USING btree ("order","parent_id");
  CREATE INDEX "answers_texts_locale_parent" ON "answers_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_answers_v_parent_idx" ON "_answers_v" USING btree ("parent_id");
  CREATE INDEX "_answers_v_version_version_active_idx" ON "_answers_v" USING btree ("version_active");
  CREATE INDEX "_answers_v_version_version_asked_idx" ON "_answers_v" USING btree ("version_asked_id");
  CREATE INDEX "_answers_v_version_version_updated_at_idx" ON "_answers_v" USING btree ("version_updated_at");
  CREATE INDEX "_answers_v_version_version_created_at_idx" ON "_answers_v" USING btree ("version_created_at");
  CREATE INDEX "_answers_v_created_at_idx" ON "_answers_v" USING btree ("created_at");
  CREATE INDEX "_answers_v_updated_at_idx" ON "_answers_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_answers_v_locales_locale_parent_id_unique" ON "_answers_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_answers_v_texts_order_parent" ON "_answers_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_answers_v_texts_locale_parent" ON "_answers_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "knowledge_base_products_order_idx" ON "knowledge_base_products" USING btree ("_order");
  CREATE INDEX "knowledge_base_products_parent_id_idx" ON "knowledge_base_products" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "knowledge_base_products_locales_locale_parent_id_unique" ON "knowledge_base_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "knowledge_base_texts_order_parent" ON "knowledge_base_texts" USING btree ("order","parent_id");
  CREATE INDEX "knowledge_base_texts_locale_parent" ON "knowledge_base_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_knowledge_base_v_version_products_order_idx" ON "_knowledge_base_v_version_products" USING btree ("_order");
  CREATE INDEX "_knowledge_base_v_version_products_parent_id_idx" ON "_knowledge_base_v_version_products" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_knowledge_base_v_version_products_locales_locale_parent_id_" ON "_knowledge_base_v_version_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_knowledge_base_v_texts_order_parent" ON "_knowledge_base_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_knowledge_base_v_texts_locale_parent" ON "_knowledge_base_v_texts" USING btree ("locale","parent_id");
  CREATE INDEX "assistant_synonyms_order_idx" ON "assistant_synonyms" USING btree ("_order");
  CREATE INDEX "assistant_synonyms_parent_id_idx" ON "assistant_synonyms" USING btree ("_parent_id");
  CREATE INDEX "assistant_synonyms_locale_idx" ON "assistant_synonyms" USING btree ("_locale");
  CREATE INDEX "assistant_texts_order_parent" ON "assistant_texts" USING btree ("order","parent_id");
  CREATE INDEX "_assistant_v_version_synonyms_order_idx" ON "_assistant_v_version_synonyms" USING btree ("_order");
  CREATE INDEX "_assistant_v_version_synonyms_parent_id_idx" ON "_assistant_v_version_synonyms" USING btree ("_parent_id");
  CREATE INDEX "_assistant_v_version_synonyms_locale_idx" ON "_assistant_v_version_synonyms" USING btree ("_locale");
  CREATE INDEX "_assistant_v_created_at_idx" ON "_assistant_v" USING btree ("created_at");
  CREATE INDEX "_assistant_v_updated_at_idx" ON "_assistant_v" USING btree ("updated_at");
  CREATE INDEX "_assistant_v_texts_order_parent" ON "_assistant_v_texts" USING btree ("order","parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_questions_fk" FOREIGN KEY ("questions_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answers_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("questions_id");
  CREATE INDEX "payload_locked_documents_rels_answers_id_idx" ON "payload_locked_documents_rels" USING btree ("answers_id");`)
  await storeEntries(db, entries)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answers_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answers_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_answers_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_answers_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_answers_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "knowledge_base_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "knowledge_base_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "knowledge_base_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_knowledge_base_v_version_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_knowledge_base_v_version_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_knowledge_base_v_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_assistant_v_version_synonyms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_assistant_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_assistant_v_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "questions" CASCADE;
  DROP TABLE "answers" CASCADE;
  DROP TABLE "answers_locales" CASCADE;
  DROP TABLE "answers_texts" CASCADE;
  DROP TABLE "_answers_v" CASCADE;
  DROP TABLE "_answers_v_locales" CASCADE;
  DROP TABLE "_answers_v_texts" CASCADE;
  DROP TABLE "knowledge_base_products" CASCADE;
  DROP TABLE "knowledge_base_products_locales" CASCADE;
  DROP TABLE "knowledge_base_texts" CASCADE;
  DROP TABLE "_knowledge_base_v_version_products" CASCADE;
  DROP TABLE "_knowledge_base_v_version_products_locales" CASCADE;
  DROP TABLE "_knowledge_base_v_texts" CASCADE;
  DROP TABLE "assistant_synonyms" CASCADE;
  DROP TABLE "assistant" CASCADE;
  DROP TABLE "assistant_texts" CASCADE;
  DROP TABLE "_assistant_v_version_synonyms" CASCADE;
  DROP TABLE "_assistant_v" CASCADE;
  DROP TABLE "_assistant_v_texts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_questions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answers_fk";
  
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DEFAULT 'contact'::text;
  DROP TYPE "public"."enum_inquiries_kind";
  CREATE TYPE "public"."enum_inquiries_kind" AS ENUM('contact', 'design', 'quote');
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DEFAULT 'contact'::"public"."enum_inquiries_kind";
  ALTER TABLE "inquiries" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_inquiries_kind" USING "kind"::"public"."enum_inquiries_kind";
  DROP INDEX "payload_locked_documents_rels_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_answers_id_idx";
  ALTER TABLE "knowledge_base_locales" ADD CONSTRAINT "knowledge_base_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."knowledge_base"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_knowledge_base_v_locales" ADD CONSTRAINT "_knowledge_base_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_knowledge_base_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "knowledge_base_locales_locale_parent_id_unique" ON "knowledge_base_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_knowledge_base_v_locales_locale_parent_id_unique" ON "_knowledge_base_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "knowledge_base" DROP COLUMN "notes";
  ALTER TABLE "_knowledge_base_v" DROP COLUMN "version_notes";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answers_id";
  DROP TYPE "public"."enum_questions_language";
  DROP TYPE "public"."enum_questions_state";
  DROP TYPE "public"."enum_answers_next_step";
  DROP TYPE "public"."enum__answers_v_version_next_step";`)
}
