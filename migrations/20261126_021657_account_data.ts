import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_email_changes_language" AS ENUM('en', 'es');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'forgetPhotos' BEFORE 'schedulePublish';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'forgetPhotos' BEFORE 'schedulePublish';
  CREATE TABLE "email_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"old_email" varchar NOT NULL,
  	"new_email" varchar NOT NULL,
  	"old_hash" varchar,
  	"new_hash" varchar,
  	"language" "enum_email_changes_language" NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "email_changes_id" integer;
  ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "email_changes_user_idx" ON "email_changes" USING btree ("user_id");
  CREATE UNIQUE INDEX "email_changes_old_hash_idx" ON "email_changes" USING btree ("old_hash");
  CREATE UNIQUE INDEX "email_changes_new_hash_idx" ON "email_changes" USING btree ("new_hash");
  CREATE INDEX "email_changes_ends_at_idx" ON "email_changes" USING btree ("ends_at");
  CREATE INDEX "email_changes_updated_at_idx" ON "email_changes" USING btree ("updated_at");
  CREATE INDEX "email_changes_created_at_idx" ON "email_changes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_email_changes_fk" FOREIGN KEY ("email_changes_id") REFERENCES "public"."email_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_email_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("email_changes_id");`)

  // Payload updates by INSERT ... ON CONFLICT: a session that is renewed while its account is deleted would put
  // the account back, whole. An insert waits for the deletion, and does nothing after it.
  await db.execute(sql`
    CREATE TABLE "deleted_accounts" ("id" integer PRIMARY KEY NOT NULL);

    CREATE FUNCTION "note_deleted_account"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO "deleted_accounts" ("id") VALUES (OLD."id") ON CONFLICT DO NOTHING;
      RETURN OLD;
    END
    $$;

    CREATE TRIGGER "users_deleted" AFTER DELETE ON "users"
      FOR EACH ROW EXECUTE FUNCTION "note_deleted_account"();

    CREATE FUNCTION "keep_account_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM "users" WHERE "id" = NEW."id" FOR KEY SHARE;
      IF EXISTS (SELECT 1 FROM "deleted_accounts" WHERE "id" = NEW."id") THEN
        RETURN NULL;
      END IF;
      RETURN NEW;
    END
    $$;

    CREATE TRIGGER "users_stay_deleted" BEFORE INSERT ON "users"
      FOR EACH ROW EXECUTE FUNCTION "keep_account_deleted"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "users_stay_deleted" ON "users";
    DROP FUNCTION "keep_account_deleted"();
    DROP TRIGGER "users_deleted" ON "users";
    DROP FUNCTION "note_deleted_account"();
    DROP TABLE "deleted_accounts";`)
  await db.execute(sql`
   ALTER TABLE "email_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "email_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_email_changes_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'sendMail', 'afterPayment', 'afterQuote', 'visitLetter', 'webhook', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'sendMail', 'afterPayment', 'afterQuote', 'visitLetter', 'webhook', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "payload_locked_documents_rels_email_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "email_changes_id";
  DROP TYPE "public"."enum_email_changes_language";`)
}
