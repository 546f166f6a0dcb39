import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// A lock on the account's row, taken before an update that may be an insert, had two updates at once wait for each
// other. Whether the row came back is seen after the insert, without any lock.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "users_stay_deleted" ON "users";

    CREATE OR REPLACE FUNCTION "keep_account_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT 1 FROM "deleted_accounts" WHERE "id" = NEW."id") THEN
        RAISE EXCEPTION 'The account % was deleted.', NEW."id";
      END IF;
      RETURN NULL;
    END
    $$;

    CREATE TRIGGER "users_stay_deleted" AFTER INSERT ON "users"
      FOR EACH ROW EXECUTE FUNCTION "keep_account_deleted"();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "users_stay_deleted" ON "users";

    CREATE OR REPLACE FUNCTION "keep_account_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM 1 FROM "users" WHERE "id" = NEW."id" FOR KEY SHARE;
      IF EXISTS (SELECT 1 FROM "deleted_accounts" WHERE "id" = NEW."id") THEN
        RETURN NULL;
      END IF;
      RETURN NEW;
    END
    $$;

    CREATE TRIGGER "users_stay_deleted" BEFORE INSERT ON "users"
      FOR EACH ROW EXECUTE FUNCTION "keep_account_deleted"();
  `)
}
