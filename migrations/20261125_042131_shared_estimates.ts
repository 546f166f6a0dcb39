import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "shared_estimates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_hash" varchar NOT NULL,
  	"request" jsonb NOT NULL,
  	"paper" jsonb NOT NULL,
  	"valid_until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "shared_estimates_id" integer;
  CREATE UNIQUE INDEX "shared_estimates_link_hash_idx" ON "shared_estimates" USING btree ("link_hash");
  CREATE INDEX "shared_estimates_valid_until_idx" ON "shared_estimates" USING btree ("valid_until");
  CREATE INDEX "shared_estimates_updated_at_idx" ON "shared_estimates" USING btree ("updated_at");
  CREATE INDEX "shared_estimates_created_at_idx" ON "shared_estimates" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shared_estimates_fk" FOREIGN KEY ("shared_estimates_id") REFERENCES "public"."shared_estimates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_shared_estimates_id_idx" ON "payload_locked_documents_rels" USING btree ("shared_estimates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "shared_estimates" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "shared_estimates" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_shared_estimates_fk";
  
  DROP INDEX "payload_locked_documents_rels_shared_estimates_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "shared_estimates_id";`)
}
