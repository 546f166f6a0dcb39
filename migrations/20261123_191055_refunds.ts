import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_payments_refunds_state" AS ENUM('requested', 'pending', 'succeeded', 'failed');
  CREATE TABLE "payments_refunds" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"amount" numeric,
  	"state" "enum_payments_refunds_state",
  	"at" timestamp(3) with time zone,
  	"reason" varchar,
  	"by" varchar,
  	"stripe_id" varchar,
  	"key" varchar
  );
  
  ALTER TABLE "payments_refunds" ADD CONSTRAINT "payments_refunds_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payments_refunds_order_idx" ON "payments_refunds" USING btree ("_order");
  CREATE INDEX "payments_refunds_parent_id_idx" ON "payments_refunds" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "payments_refunds" CASCADE;
  DROP TYPE "public"."enum_payments_refunds_state";`)
}
