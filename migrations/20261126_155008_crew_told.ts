import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visits" ADD COLUMN "told_who_id" integer;
  ALTER TABLE "visits" ADD COLUMN "told_who_start" timestamp(3) with time zone;
  ALTER TABLE "visits" ADD COLUMN "told_who_end" timestamp(3) with time zone;
  ALTER TABLE "visits" ADD CONSTRAINT "visits_told_who_id_users_id_fk" FOREIGN KEY ("told_who_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "visits_told_who_idx" ON "visits" USING btree ("told_who_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visits" DROP CONSTRAINT "visits_told_who_id_users_id_fk";
  
  DROP INDEX "visits_told_who_idx";
  ALTER TABLE "visits" DROP COLUMN "told_who_id";
  ALTER TABLE "visits" DROP COLUMN "told_who_start";
  ALTER TABLE "visits" DROP COLUMN "told_who_end";`)
}
