import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_hardware_fits" AS ENUM('door', 'window', 'mirror', 'tabletop', 'partition');
  CREATE TYPE "public"."enum__hardware_v_version_fits" AS ENUM('door', 'window', 'mirror', 'tabletop', 'partition');
  CREATE TABLE "hardware_fits" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_hardware_fits",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_hardware_v_version_fits" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__hardware_v_version_fits",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "hardware_fits" ADD CONSTRAINT "hardware_fits_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."hardware"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hardware_v_version_fits" ADD CONSTRAINT "_hardware_v_version_fits_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_hardware_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "hardware_fits_order_idx" ON "hardware_fits" USING btree ("order");
  CREATE INDEX "hardware_fits_parent_idx" ON "hardware_fits" USING btree ("parent_id");
  CREATE INDEX "_hardware_v_version_fits_order_idx" ON "_hardware_v_version_fits" USING btree ("order");
  CREATE INDEX "_hardware_v_version_fits_parent_idx" ON "_hardware_v_version_fits" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "hardware_fits" CASCADE;
  DROP TABLE "_hardware_v_version_fits" CASCADE;
  DROP TYPE "public"."enum_hardware_fits";
  DROP TYPE "public"."enum__hardware_v_version_fits";`)
}
