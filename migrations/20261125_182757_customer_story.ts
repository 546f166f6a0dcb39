import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_correspondence_kind" ADD VALUE 'call';
  ALTER TABLE "correspondence" ALTER COLUMN "inquiry_id" DROP NOT NULL;
  ALTER TABLE "correspondence" ADD COLUMN "customer_id" integer;
  ALTER TABLE "correspondence" ADD CONSTRAINT "correspondence_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "correspondence_customer_idx" ON "correspondence" USING btree ("customer_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "correspondence" WHERE "inquiry_id" IS NULL OR "kind" = 'call';
  ALTER TABLE "correspondence" DROP CONSTRAINT "correspondence_customer_id_customers_id_fk";
  
  ALTER TABLE "correspondence" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_correspondence_kind";
  CREATE TYPE "public"."enum_correspondence_kind" AS ENUM('reply', 'note');
  ALTER TABLE "correspondence" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_correspondence_kind" USING "kind"::"public"."enum_correspondence_kind";
  DROP INDEX "correspondence_customer_idx";
  ALTER TABLE "correspondence" ALTER COLUMN "inquiry_id" SET NOT NULL;
  ALTER TABLE "correspondence" DROP COLUMN "customer_id";`)
}
