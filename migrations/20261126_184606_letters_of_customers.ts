import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_correspondence_kind" ADD VALUE 'letter';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "correspondence" WHERE "kind" = 'letter';
  ALTER TABLE "correspondence" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_correspondence_kind";
  CREATE TYPE "public"."enum_correspondence_kind" AS ENUM('reply', 'note', 'call');
  ALTER TABLE "correspondence" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_correspondence_kind" USING "kind"::"public"."enum_correspondence_kind";`)
}
