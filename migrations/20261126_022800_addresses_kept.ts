import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Payload writes an account back as it was read a moment ago, when a session is renewed or a profile saved. An address
// that changed in that moment would be the old one again, so it changes only where the transaction names it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION "keep_address"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW."email" IS DISTINCT FROM coalesce(current_setting('site.new_address', true), '') THEN
        RAISE EXCEPTION 'The address of an account changes by itself alone: set site.new_address to the new one.';
      END IF;
      RETURN NEW;
    END
    $$;

    CREATE TRIGGER "users_address" BEFORE UPDATE ON "users"
      FOR EACH ROW WHEN (OLD."email" IS DISTINCT FROM NEW."email") EXECUTE FUNCTION "keep_address"();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "users_address" ON "users";
    DROP FUNCTION "keep_address"();
  `)
}
