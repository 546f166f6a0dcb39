import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// What a customer is follows from what happened to his quotes, whoever writes them, so the database keeps it.
// A number's digits are kept without the country's 1, as people leave it out.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_customers_state" AS ENUM('lead', 'quoted', 'customer', 'past_customer');
  ALTER TABLE "customers" ADD COLUMN "state" "enum_customers_state";
  CREATE INDEX "customers_state_idx" ON "customers" USING btree ("state");

  CREATE FUNCTION "state_of_customer"(c "customers") RETURNS "enum_customers_state" LANGUAGE plpgsql STABLE AS $$
  DECLARE
    running boolean;
    carried_out boolean;
    quoted boolean;
    has_any boolean;
  BEGIN
    SELECT coalesce(bool_or(agreed AND work_done IS NOT TRUE), false),
      coalesce(bool_or(agreed AND work_done), false),
      coalesce(bool_or(origin = 'website' OR sent_at IS NOT NULL), false),
      count(*) > 0
    INTO running, carried_out, quoted, has_any
    FROM (
      SELECT q.*, q."payment_status" <> 'refunded'
        AND (q."owed_since" IS NOT NULL OR q."status" IN ('deposit_paid', 'payment_succeeded')) AS agreed
      FROM "quotes" q
      WHERE q."customer_id" = c."id" OR q."user_id" = c."user_id"
    ) his;
    IF running THEN RETURN 'customer'; END IF;
    -- a past customer is said by people alone
    IF carried_out OR c."status" = 'past_customer' THEN RETURN 'past_customer'; END IF;
    IF c."status" = 'active_customer' AND NOT has_any THEN RETURN 'customer'; END IF;
    IF quoted OR (c."status" <> 'lead' AND NOT has_any) THEN RETURN 'quoted'; END IF;
    RETURN 'lead';
  END
  $$;

  CREATE FUNCTION "keep_customer_state"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."state" := state_of_customer(NEW);
    RETURN NEW;
  END
  $$;

  CREATE FUNCTION "keep_state_of_quotes_customer"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    customers_of integer[];
    users_of integer[];
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      customers_of := array_append(customers_of, OLD."customer_id");
      users_of := array_append(users_of, OLD."user_id");
    END IF;
    IF TG_OP <> 'DELETE' THEN
      customers_of := array_append(customers_of, NEW."customer_id");
      users_of := array_append(users_of, NEW."user_id");
    END IF;
    -- money is booked and quotes are saved whatever becomes of the record: its next change sets it right
    BEGIN
      -- only a row that changes is locked
      UPDATE "customers" c SET "state" = state_of_customer(c)
      WHERE (c."id" = ANY(customers_of) OR c."user_id" = ANY(users_of))
        AND c."state" IS DISTINCT FROM state_of_customer(c);
    EXCEPTION WHEN OTHERS THEN
      RAISE WARNING 'The state of a customer was not kept: %', SQLERRM;
    END;
    RETURN NULL;
  END
  $$;

  CREATE TRIGGER "customers_state" BEFORE INSERT OR UPDATE ON "customers"
    FOR EACH ROW EXECUTE FUNCTION "keep_customer_state"();
  CREATE TRIGGER "quotes_customer_state" AFTER INSERT OR DELETE ON "quotes"
    FOR EACH ROW EXECUTE FUNCTION "keep_state_of_quotes_customer"();
  CREATE TRIGGER "quotes_customer_state_moves" AFTER UPDATE ON "quotes"
    FOR EACH ROW WHEN (
      (OLD."status", OLD."payment_status", OLD."owed_since", OLD."work_done", OLD."origin", OLD."sent_at", OLD."customer_id", OLD."user_id")
      IS DISTINCT FROM
      (NEW."status", NEW."payment_status", NEW."owed_since", NEW."work_done", NEW."origin", NEW."sent_at", NEW."customer_id", NEW."user_id")
    )
    EXECUTE FUNCTION "keep_state_of_quotes_customer"();

  CREATE FUNCTION "digits_of"(phone varchar) RETURNS varchar LANGUAGE sql IMMUTABLE AS $$
    SELECT regexp_replace(nullif(regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g'), ''), '^1(?=[0-9]{10}$)', '')
  $$;
  CREATE OR REPLACE FUNCTION "digits_of_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."phone_digits" := digits_of(NEW."phone");
    RETURN NEW;
  END
  $$;
  CREATE OR REPLACE FUNCTION "digits_of_customer_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."phone_digits" := digits_of(NEW."customer_phone");
    RETURN NEW;
  END
  $$;

  UPDATE "customers" SET "phone" = "phone";
  UPDATE "inquiries" SET "phone" = "phone" WHERE "phone_digits" LIKE '1__________';
  UPDATE "quotes" SET "customer_phone" = "customer_phone" WHERE "phone_digits" LIKE '1__________';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "quotes_customer_state_moves" ON "quotes";
  DROP TRIGGER "quotes_customer_state" ON "quotes";
  DROP TRIGGER "customers_state" ON "customers";
  DROP FUNCTION "keep_state_of_quotes_customer"();
  DROP FUNCTION "keep_customer_state"();
  DROP FUNCTION "state_of_customer"("customers");
  CREATE OR REPLACE FUNCTION "digits_of_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."phone_digits" := nullif(regexp_replace(coalesce(NEW."phone", ''), '[^0-9]', '', 'g'), '');
    RETURN NEW;
  END
  $$;
  CREATE OR REPLACE FUNCTION "digits_of_customer_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."phone_digits" := nullif(regexp_replace(coalesce(NEW."customer_phone", ''), '[^0-9]', '', 'g'), '');
    RETURN NEW;
  END
  $$;
  DROP FUNCTION "digits_of"(varchar);
   DROP INDEX "customers_state_idx";
  ALTER TABLE "customers" DROP COLUMN "state";
  DROP TYPE "public"."enum_customers_state";`)
}
