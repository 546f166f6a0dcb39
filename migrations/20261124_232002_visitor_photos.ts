import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "visitor_photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim_hash" varchar NOT NULL,
  	"prefix" varchar DEFAULT 'private/visitor-photos',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar
  );
  
  CREATE TABLE "visitor_photos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"inquiries_id" integer,
  	"quotes_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "visitor_photos_id" integer;
  ALTER TABLE "visitor_photos_rels" ADD CONSTRAINT "visitor_photos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."visitor_photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visitor_photos_rels" ADD CONSTRAINT "visitor_photos_rels_inquiries_fk" FOREIGN KEY ("inquiries_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "visitor_photos_rels" ADD CONSTRAINT "visitor_photos_rels_quotes_fk" FOREIGN KEY ("quotes_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "visitor_photos_claim_hash_idx" ON "visitor_photos" USING btree ("claim_hash");
  CREATE INDEX "visitor_photos_updated_at_idx" ON "visitor_photos" USING btree ("updated_at");
  CREATE INDEX "visitor_photos_created_at_idx" ON "visitor_photos" USING btree ("created_at");
  CREATE UNIQUE INDEX "visitor_photos_filename_idx" ON "visitor_photos" USING btree ("filename");
  CREATE INDEX "visitor_photos_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "visitor_photos" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "visitor_photos_rels_order_idx" ON "visitor_photos_rels" USING btree ("order");
  CREATE INDEX "visitor_photos_rels_parent_idx" ON "visitor_photos_rels" USING btree ("parent_id");
  CREATE INDEX "visitor_photos_rels_path_idx" ON "visitor_photos_rels" USING btree ("path");
  CREATE INDEX "visitor_photos_rels_inquiries_id_idx" ON "visitor_photos_rels" USING btree ("inquiries_id");
  CREATE INDEX "visitor_photos_rels_quotes_id_idx" ON "visitor_photos_rels" USING btree ("quotes_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_visitor_photos_fk" FOREIGN KEY ("visitor_photos_id") REFERENCES "public"."visitor_photos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_visitor_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("visitor_photos_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "visitor_photos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visitor_photos_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "visitor_photos" CASCADE;
  DROP TABLE "visitor_photos_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_visitor_photos_fk";
  
  DROP INDEX "payload_locked_documents_rels_visitor_photos_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "visitor_photos_id";`)
}
