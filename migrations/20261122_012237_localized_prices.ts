import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "glass_types_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_glass_types_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "glass_finishes_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_glass_finishes_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "hardware_locales" (
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hardware_v_locales" (
  	"version_name" varchar NOT NULL,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "installation_factors_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_installation_factors_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "regions_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_regions_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tax_rules_locales" (
  	"tax_type" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tax_rules_v_locales" (
  	"version_tax_type" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  INSERT INTO "glass_types_locales" ("_locale", "_parent_id", "name") SELECT 'en', "id", "name" FROM "glass_types";
  INSERT INTO "_glass_types_v_locales" ("_locale", "_parent_id", "version_name") SELECT 'en', "id", "version_name" FROM "_glass_types_v";
  INSERT INTO "glass_finishes_locales" ("_locale", "_parent_id", "name") SELECT 'en', "id", "name" FROM "glass_finishes";
  INSERT INTO "_glass_finishes_v_locales" ("_locale", "_parent_id", "version_name") SELECT 'en', "id", "version_name" FROM "_glass_finishes_v";
  INSERT INTO "hardware_locales" ("_locale", "_parent_id", "name", "description") SELECT 'en', "id", "name", "description" FROM "hardware";
  INSERT INTO "_hardware_v_locales" ("_locale", "_parent_id", "version_name", "version_description") SELECT 'en', "id", "version_name", "version_description" FROM "_hardware_v";
  INSERT INTO "installation_factors_locales" ("_locale", "_parent_id", "name") SELECT 'en', "id", "name" FROM "installation_factors";
  INSERT INTO "_installation_factors_v_locales" ("_locale", "_parent_id", "version_name") SELECT 'en', "id", "version_name" FROM "_installation_factors_v";
  INSERT INTO "regions_locales" ("_locale", "_parent_id", "name") SELECT 'en', "id", "name" FROM "regions";
  INSERT INTO "_regions_v_locales" ("_locale", "_parent_id", "version_name") SELECT 'en', "id", "version_name" FROM "_regions_v";
  INSERT INTO "tax_rules_locales" ("_locale", "_parent_id", "tax_type") SELECT 'en', "id", "tax_type" FROM "tax_rules";
  INSERT INTO "_tax_rules_v_locales" ("_locale", "_parent_id", "version_tax_type") SELECT 'en', "id", "version_tax_type" FROM "_tax_rules_v";
  DROP INDEX "glass_types_name_idx";
  DROP INDEX "_glass_types_v_version_version_name_idx";
  DROP INDEX "glass_finishes_name_idx";
  DROP INDEX "_glass_finishes_v_version_version_name_idx";
  DROP INDEX "hardware_name_idx";
  DROP INDEX "_hardware_v_version_version_name_idx";
  DROP INDEX "regions_name_idx";
  DROP INDEX "_regions_v_version_version_name_idx";
  ALTER TABLE "glass_types_locales" ADD CONSTRAINT "glass_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glass_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glass_types_v_locales" ADD CONSTRAINT "_glass_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_glass_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "glass_finishes_locales" ADD CONSTRAINT "glass_finishes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."glass_finishes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_glass_finishes_v_locales" ADD CONSTRAINT "_glass_finishes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_glass_finishes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hardware_locales" ADD CONSTRAINT "hardware_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hardware"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hardware_v_locales" ADD CONSTRAINT "_hardware_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hardware_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "installation_factors_locales" ADD CONSTRAINT "installation_factors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."installation_factors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_installation_factors_v_locales" ADD CONSTRAINT "_installation_factors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_installation_factors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "regions_locales" ADD CONSTRAINT "regions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."regions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_regions_v_locales" ADD CONSTRAINT "_regions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_regions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tax_rules_locales" ADD CONSTRAINT "tax_rules_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tax_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tax_rules_v_locales" ADD CONSTRAINT "_tax_rules_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tax_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "glass_types_name_idx" ON "glass_types_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "glass_types_locales_locale_parent_id_unique" ON "glass_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_glass_types_v_version_version_name_idx" ON "_glass_types_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_glass_types_v_locales_locale_parent_id_unique" ON "_glass_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "glass_finishes_name_idx" ON "glass_finishes_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "glass_finishes_locales_locale_parent_id_unique" ON "glass_finishes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_glass_finishes_v_version_version_name_idx" ON "_glass_finishes_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_glass_finishes_v_locales_locale_parent_id_unique" ON "_glass_finishes_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "hardware_name_idx" ON "hardware_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "hardware_locales_locale_parent_id_unique" ON "hardware_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hardware_v_version_version_name_idx" ON "_hardware_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_hardware_v_locales_locale_parent_id_unique" ON "_hardware_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "installation_factors_locales_locale_parent_id_unique" ON "installation_factors_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_installation_factors_v_locales_locale_parent_id_unique" ON "_installation_factors_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "regions_name_idx" ON "regions_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "regions_locales_locale_parent_id_unique" ON "regions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_regions_v_version_version_name_idx" ON "_regions_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_regions_v_locales_locale_parent_id_unique" ON "_regions_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "tax_rules_locales_locale_parent_id_unique" ON "tax_rules_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "_tax_rules_v_locales_locale_parent_id_unique" ON "_tax_rules_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "glass_types" DROP COLUMN "name";
  ALTER TABLE "_glass_types_v" DROP COLUMN "version_name";
  ALTER TABLE "glass_finishes" DROP COLUMN "name";
  ALTER TABLE "_glass_finishes_v" DROP COLUMN "version_name";
  ALTER TABLE "hardware" DROP COLUMN "name";
  ALTER TABLE "hardware" DROP COLUMN "description";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_name";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_description";
  ALTER TABLE "installation_factors" DROP COLUMN "name";
  ALTER TABLE "_installation_factors_v" DROP COLUMN "version_name";
  ALTER TABLE "regions" DROP COLUMN "name";
  ALTER TABLE "_regions_v" DROP COLUMN "version_name";
  ALTER TABLE "tax_rules" DROP COLUMN "tax_type";
  ALTER TABLE "_tax_rules_v" DROP COLUMN "version_tax_type";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "glass_types" ADD COLUMN "name" varchar;
  ALTER TABLE "_glass_types_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "glass_finishes" ADD COLUMN "name" varchar;
  ALTER TABLE "_glass_finishes_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "hardware" ADD COLUMN "name" varchar;
  ALTER TABLE "hardware" ADD COLUMN "description" varchar;
  ALTER TABLE "_hardware_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_hardware_v" ADD COLUMN "version_description" varchar;
  ALTER TABLE "installation_factors" ADD COLUMN "name" varchar;
  ALTER TABLE "_installation_factors_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "regions" ADD COLUMN "name" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "tax_rules" ADD COLUMN "tax_type" varchar;
  ALTER TABLE "_tax_rules_v" ADD COLUMN "version_tax_type" varchar;
  UPDATE "glass_types" SET "name" = said."name" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "glass_types_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "glass_types"."id";
  UPDATE "_glass_types_v" SET "version_name" = said."version_name" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "_glass_types_v_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "_glass_types_v"."id";
  UPDATE "glass_finishes" SET "name" = said."name" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "glass_finishes_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "glass_finishes"."id";
  UPDATE "_glass_finishes_v" SET "version_name" = said."version_name" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "_glass_finishes_v_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "_glass_finishes_v"."id";
  UPDATE "hardware" SET "name" = said."name", "description" = said."description" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "hardware_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "hardware"."id";
  UPDATE "_hardware_v" SET "version_name" = said."version_name", "version_description" = said."version_description" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "_hardware_v_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "_hardware_v"."id";
  UPDATE "installation_factors" SET "name" = said."name" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "installation_factors_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "installation_factors"."id";
  UPDATE "_installation_factors_v" SET "version_name" = said."version_name" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "_installation_factors_v_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "_installation_factors_v"."id";
  UPDATE "regions" SET "name" = said."name" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "regions_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "regions"."id";
  UPDATE "_regions_v" SET "version_name" = said."version_name" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "_regions_v_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "_regions_v"."id";
  UPDATE "tax_rules" SET "tax_type" = said."tax_type" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "tax_rules_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "tax_rules"."id";
  UPDATE "_tax_rules_v" SET "version_tax_type" = said."version_tax_type" FROM (SELECT DISTINCT ON ("_parent_id") * FROM "_tax_rules_v_locales" ORDER BY "_parent_id", "_locale") AS said WHERE said."_parent_id" = "_tax_rules_v"."id";
  ALTER TABLE "glass_types" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_glass_types_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "glass_finishes" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_glass_finishes_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "hardware" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_hardware_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "installation_factors" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_installation_factors_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "regions" ALTER COLUMN "name" SET NOT NULL;
  ALTER TABLE "_regions_v" ALTER COLUMN "version_name" SET NOT NULL;
  ALTER TABLE "tax_rules" ALTER COLUMN "tax_type" SET NOT NULL;
  ALTER TABLE "_tax_rules_v" ALTER COLUMN "version_tax_type" SET NOT NULL;
  DROP TABLE "glass_types_locales" CASCADE;
  DROP TABLE "_glass_types_v_locales" CASCADE;
  DROP TABLE "glass_finishes_locales" CASCADE;
  DROP TABLE "_glass_finishes_v_locales" CASCADE;
  DROP TABLE "hardware_locales" CASCADE;
  DROP TABLE "_hardware_v_locales" CASCADE;
  DROP TABLE "installation_factors_locales" CASCADE;
  DROP TABLE "_installation_factors_v_locales" CASCADE;
  DROP TABLE "regions_locales" CASCADE;
  DROP TABLE "_regions_v_locales" CASCADE;
  DROP TABLE "tax_rules_locales" CASCADE;
  DROP TABLE "_tax_rules_v_locales" CASCADE;
  CREATE UNIQUE INDEX "glass_types_name_idx" ON "glass_types" USING btree ("name");
  CREATE INDEX "_glass_types_v_version_version_name_idx" ON "_glass_types_v" USING btree ("version_name");
  CREATE UNIQUE INDEX "glass_finishes_name_idx" ON "glass_finishes" USING btree ("name");
  CREATE INDEX "_glass_finishes_v_version_version_name_idx" ON "_glass_finishes_v" USING btree ("version_name");
  CREATE UNIQUE INDEX "hardware_name_idx" ON "hardware" USING btree ("name");
  CREATE INDEX "_hardware_v_version_version_name_idx" ON "_hardware_v" USING btree ("version_name");
  CREATE UNIQUE INDEX "regions_name_idx" ON "regions" USING btree ("name");
  CREATE INDEX "_regions_v_version_version_name_idx" ON "_regions_v" USING btree ("version_name");`)
}
