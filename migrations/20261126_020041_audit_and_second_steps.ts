import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_trail_event" AS ENUM('signedIn', 'signInRefused', 'signedOut', 'sessionEnded', 'passwordChanged', 'passwordReset', 'secondStepSet', 'secondStepEnded', 'recoveryCodesMade', 'recoveryCodeUsed', 'sessionsEnded', 'dataTaken', 'accountMade', 'accountChanged', 'accountDeleted', 'refused', 'price', 'settings', 'money', 'quote', 'exported');
  CREATE TABLE "second_steps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"account" numeric NOT NULL,
  	"secret" varchar NOT NULL,
  	"set_at" timestamp(3) with time zone,
  	"last_step" numeric,
  	"recovery" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_trail" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"event" "enum_audit_trail_event" NOT NULL,
  	"account" numeric,
  	"who" varchar NOT NULL,
  	"subject" varchar,
  	"changes" varchar,
  	"address" varchar,
  	"session" varchar,
  	"browser" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "second_steps_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_trail_id" integer;
  CREATE UNIQUE INDEX "second_steps_account_idx" ON "second_steps" USING btree ("account");
  CREATE INDEX "second_steps_updated_at_idx" ON "second_steps" USING btree ("updated_at");
  CREATE INDEX "second_steps_created_at_idx" ON "second_steps" USING btree ("created_at");
  CREATE INDEX "audit_trail_event_idx" ON "audit_trail" USING btree ("event");
  CREATE INDEX "audit_trail_account_idx" ON "audit_trail" USING btree ("account");
  CREATE INDEX "audit_trail_subject_idx" ON "audit_trail" USING btree ("subject");
  CREATE INDEX "audit_trail_session_idx" ON "audit_trail" USING btree ("session");
  CREATE INDEX "audit_trail_updated_at_idx" ON "audit_trail" USING btree ("updated_at");
  CREATE INDEX "audit_trail_created_at_idx" ON "audit_trail" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_second_steps_fk" FOREIGN KEY ("second_steps_id") REFERENCES "public"."second_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_trail_fk" FOREIGN KEY ("audit_trail_id") REFERENCES "public"."audit_trail"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_second_steps_id_idx" ON "payload_locked_documents_rels" USING btree ("second_steps_id");
  CREATE INDEX "payload_locked_documents_rels_audit_trail_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_trail_id");`)

  // What stands in the audit trail stays as it is, whoever writes to the database; it goes when its time is over.
  await db.execute(sql`
    CREATE FUNCTION "keep_audit_trail"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD."created_at" < now() - interval '400 days' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'A line of the audit trail is neither changed nor deleted.'
        USING ERRCODE = 'restrict_violation';
    END
    $$;

    CREATE TRIGGER "audit_trail_kept" BEFORE UPDATE OR DELETE ON "audit_trail"
      FOR EACH ROW EXECUTE FUNCTION "keep_audit_trail"();
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "audit_trail_kept" ON "audit_trail";
  DROP FUNCTION "keep_audit_trail"();
   ALTER TABLE "second_steps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_trail" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "second_steps" CASCADE;
  DROP TABLE "audit_trail" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_second_steps_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_trail_fk";
  
  DROP INDEX "payload_locked_documents_rels_second_steps_id_idx";
  DROP INDEX "payload_locked_documents_rels_audit_trail_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "second_steps_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_trail_id";
  DROP TYPE "public"."enum_audit_trail_event";`)
}
