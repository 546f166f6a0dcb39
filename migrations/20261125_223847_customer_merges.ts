import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "customer_merges" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kept_id" integer,
  	"gone_id" integer,
  	"by" varchar NOT NULL,
  	"facts" jsonb NOT NULL,
  	"moved" jsonb NOT NULL,
  	"undone_at" timestamp(3) with time zone,
  	"undone_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "customers" ADD COLUMN "merged_into_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "customer_merges_id" integer;
  ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_kept_id_customers_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "customer_merges" ADD CONSTRAINT "customer_merges_gone_id_customers_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "customer_merges_kept_idx" ON "customer_merges" USING btree ("kept_id");
  CREATE INDEX "customer_merges_gone_idx" ON "customer_merges" USING btree ("gone_id");
  CREATE INDEX "customer_merges_updated_at_idx" ON "customer_merges" USING btree ("updated_at");
  CREATE INDEX "customer_merges_created_at_idx" ON "customer_merges" USING btree ("created_at");
  ALTER TABLE "customers" ADD CONSTRAINT "customers_merged_into_id_customers_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_customer_merges_fk" FOREIGN KEY ("customer_merges_id") REFERENCES "public"."customer_merges"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "customers_merged_into_idx" ON "customers" USING btree ("merged_into_id");
  CREATE INDEX "payload_locked_documents_rels_customer_merges_id_idx" ON "payload_locked_documents_rels" USING btree ("customer_merges_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customer_merges" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "customer_merges" CASCADE;
  ALTER TABLE "customers" DROP CONSTRAINT "customers_merged_into_id_customers_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_customer_merges_fk";
  
  DROP INDEX "customers_merged_into_idx";
  DROP INDEX "payload_locked_documents_rels_customer_merges_id_idx";
  ALTER TABLE "customers" DROP COLUMN "merged_into_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "customer_merges_id";`)
}
