import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Since when something is due follows from a quote's other columns, whoever writes them, so the database
// keeps it. It says the same as due() in src/domain/quote/due.ts, of what was agreed on and not given back
// whole; a test compares the two.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION "quote_is_owed"(q "quotes") RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
    BEGIN
      IF q."sent_at" IS NOT NULL AND q."accepted_revision" IS DISTINCT FROM q."current_revision" THEN
        RETURN false;
      END IF;
      IF q."status" = 'deposit_paid' THEN
        RETURN q."payment_status" <> 'refunded' AND q."total_cost" > q."amount_paid" AND (q."measurements" = 'final' OR q."deposit_due" = 0);
      END IF;
      RETURN q."status" IN ('pending_payment', 'payment_cancelled')
        AND q."accepted_revision" IS NOT DISTINCT FROM q."current_revision";
    END
    $$;

    CREATE FUNCTION "keep_owed_since"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NOT quote_is_owed(NEW) THEN
        NEW."owed_since" := NULL;
      ELSIF TG_OP = 'UPDATE' AND quote_is_owed(OLD)
        AND (NEW."deposit_due" = 0 OR (OLD."status" = 'deposit_paid') = (NEW."status" = 'deposit_paid')) THEN
        NEW."owed_since" := OLD."owed_since";
      ELSE
        NEW."owed_since" := now();
      END IF;
      RETURN NEW;
    END
    $$;

    UPDATE "quotes" q SET "owed_since" = CASE WHEN q."status" = 'deposit_paid'
        THEN q."updated_at" ELSE coalesce(q."accepted_at", q."updated_at") END
    WHERE quote_is_owed(q);

    CREATE TRIGGER "quotes_owed_since" BEFORE INSERT OR UPDATE ON "quotes"
      FOR EACH ROW EXECUTE FUNCTION "keep_owed_since"();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "quotes_owed_since" ON "quotes";
    DROP FUNCTION "keep_owed_since"();
    DROP FUNCTION "quote_is_owed"("quotes");
  `)
}
