import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_price_change_sets_changes_table" AS ENUM('glass-types', 'hardware', 'glass-finishes', 'installation-factors', 'tax-rules');
  CREATE TYPE "public"."enum_price_change_sets_state" AS ENUM('draft', 'scheduled', 'published', 'taken_back');
  CREATE TABLE "price_change_sets_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"table" "enum_price_change_sets_changes_table" NOT NULL,
  	"row" numeric NOT NULL,
  	"name" varchar NOT NULL,
  	"before" numeric NOT NULL,
  	"after" numeric NOT NULL,
  	"meant" varchar
  );
  
  CREATE TABLE "price_change_sets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"reason" varchar,
  	"state" "enum_price_change_sets_state" DEFAULT 'draft' NOT NULL,
  	"holds_from" timestamp(3) with time zone,
  	"author_id" integer,
  	"author_name" varchar,
  	"look_asked_at" timestamp(3) with time zone,
  	"looked_at" timestamp(3) with time zone,
  	"looked_by_id" integer,
  	"looked_by_name" varchar,
  	"published_at" timestamp(3) with time zone,
  	"taken_back_at" timestamp(3) with time zone,
  	"takes_back_id" integer,
  	"trouble" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "glass_types" ADD COLUMN "supplier" varchar;
  ALTER TABLE "_glass_types_v" ADD COLUMN "version_supplier" varchar;
  ALTER TABLE "hardware" ADD COLUMN "supplier" varchar;
  ALTER TABLE "_hardware_v" ADD COLUMN "version_supplier" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "price_change_sets_id" integer;
  ALTER TABLE "pricing_settings" ADD COLUMN "second_look_percent" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_second_look_percent" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "price_change_sets_changes" ADD CONSTRAINT "price_change_sets_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_change_sets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_change_sets" ADD CONSTRAINT "price_change_sets_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_change_sets" ADD CONSTRAINT "price_change_sets_looked_by_id_users_id_fk" FOREIGN KEY ("looked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_change_sets" ADD CONSTRAINT "price_change_sets_takes_back_id_price_change_sets_id_fk" FOREIGN KEY ("takes_back_id") REFERENCES "public"."price_change_sets"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "price_change_sets_changes_order_idx" ON "price_change_sets_changes" USING btree ("_order");
  CREATE INDEX "price_change_sets_changes_parent_id_idx" ON "price_change_sets_changes" USING btree ("_parent_id");
  CREATE INDEX "price_change_sets_state_idx" ON "price_change_sets" USING btree ("state");
  CREATE INDEX "price_change_sets_holds_from_idx" ON "price_change_sets" USING btree ("holds_from");
  CREATE INDEX "price_change_sets_author_idx" ON "price_change_sets" USING btree ("author_id");
  CREATE INDEX "price_change_sets_looked_by_idx" ON "price_change_sets" USING btree ("looked_by_id");
  CREATE INDEX "price_change_sets_takes_back_idx" ON "price_change_sets" USING btree ("takes_back_id");
  CREATE INDEX "price_change_sets_updated_at_idx" ON "price_change_sets" USING btree ("updated_at");
  CREATE INDEX "price_change_sets_created_at_idx" ON "price_change_sets" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_change_sets_fk" FOREIGN KEY ("price_change_sets_id") REFERENCES "public"."price_change_sets"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_price_change_sets_id_idx" ON "payload_locked_documents_rels" USING btree ("price_change_sets_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_change_sets_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "price_change_sets" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "price_change_sets_changes" CASCADE;
  DROP TABLE "price_change_sets" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_price_change_sets_fk";
  
  DROP INDEX "payload_locked_documents_rels_price_change_sets_id_idx";
  ALTER TABLE "glass_types" DROP COLUMN "supplier";
  ALTER TABLE "_glass_types_v" DROP COLUMN "version_supplier";
  ALTER TABLE "hardware" DROP COLUMN "supplier";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_supplier";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "price_change_sets_id";
  ALTER TABLE "pricing_settings" DROP COLUMN "second_look_percent";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_second_look_percent";
  DROP TYPE "public"."enum_price_change_sets_changes_table";
  DROP TYPE "public"."enum_price_change_sets_state";`)
}
