import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_hardware_part" ADD VALUE 'handle';
  ALTER TYPE "public"."enum_hardware_part" ADD VALUE 'long_handle';
  ALTER TYPE "public"."enum_hardware_part" ADD VALUE 'bar_handle';
  ALTER TYPE "public"."enum_hardware_part" ADD VALUE 'seals';
  ALTER TYPE "public"."enum__hardware_v_version_part" ADD VALUE 'handle';
  ALTER TYPE "public"."enum__hardware_v_version_part" ADD VALUE 'long_handle';
  ALTER TYPE "public"."enum__hardware_v_version_part" ADD VALUE 'bar_handle';
  ALTER TYPE "public"."enum__hardware_v_version_part" ADD VALUE 'seals';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "hardware" ALTER COLUMN "part" SET DATA TYPE text;
  DROP TYPE "public"."enum_hardware_part";
  CREATE TYPE "public"."enum_hardware_part" AS ENUM('hinges', 'header', 'edge');
  ALTER TABLE "hardware" ALTER COLUMN "part" SET DATA TYPE "public"."enum_hardware_part" USING "part"::"public"."enum_hardware_part";
  ALTER TABLE "_hardware_v" ALTER COLUMN "version_part" SET DATA TYPE text;
  DROP TYPE "public"."enum__hardware_v_version_part";
  CREATE TYPE "public"."enum__hardware_v_version_part" AS ENUM('hinges', 'header', 'edge');
  ALTER TABLE "_hardware_v" ALTER COLUMN "version_part" SET DATA TYPE "public"."enum__hardware_v_version_part" USING "version_part"::"public"."enum__hardware_v_version_part";`)
}
