import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// A job's number follows its id, so the database gives it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION "number_job"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW."number" := 'J-' || lpad(NEW."id"::text, greatest(6, length(NEW."id"::text)), '0');
      RETURN NEW;
    END
    $$;

    CREATE TRIGGER "jobs_number" BEFORE INSERT OR UPDATE ON "jobs"
      FOR EACH ROW EXECUTE FUNCTION "number_job"();

    ALTER TABLE "visits" ADD CONSTRAINT "visits_end_after_they_begin" CHECK ("end" > "start");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "visits" DROP CONSTRAINT "visits_end_after_they_begin";
    DROP TRIGGER "jobs_number" ON "jobs";
    DROP FUNCTION "number_job"();
  `)
}
