import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Numbers are found however they are spelled, and payments by their reference, whoever wrote the row: the
// database writes both.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" ADD COLUMN "phone_digits" varchar;
  ALTER TABLE "payments" ADD COLUMN "reference" varchar;
  ALTER TABLE "inquiries" ADD COLUMN "phone_digits" varchar;
  ALTER TABLE "customers" ADD COLUMN "phone_digits" varchar;
  ALTER TABLE "glass_types" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_glass_types_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "glass_finishes" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_glass_finishes_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "hardware" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_hardware_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "installation_factors" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_installation_factors_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "regions" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_regions_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "tax_rules" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_tax_rules_v" ADD COLUMN "version_changed_by" varchar;
  ALTER TABLE "media" ADD COLUMN "is_sample" boolean DEFAULT false;
  ALTER TABLE "pricing_settings" ADD COLUMN "changed_by" varchar;
  ALTER TABLE "_pricing_settings_v" ADD COLUMN "version_changed_by" varchar;
  CREATE INDEX "quotes_phone_digits_idx" ON "quotes" USING btree ("phone_digits");
  CREATE UNIQUE INDEX "payments_reference_idx" ON "payments" USING btree ("reference");
  CREATE INDEX "inquiries_phone_digits_idx" ON "inquiries" USING btree ("phone_digits");
  CREATE INDEX "customers_phone_digits_idx" ON "customers" USING btree ("phone_digits");

  CREATE FUNCTION "digits_of_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."phone_digits" := nullif(regexp_replace(coalesce(NEW."phone", ''), '[^0-9]', '', 'g'), '');
    RETURN NEW;
  END
  $$;
  CREATE FUNCTION "digits_of_customer_phone"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."phone_digits" := nullif(regexp_replace(coalesce(NEW."customer_phone", ''), '[^0-9]', '', 'g'), '');
    RETURN NEW;
  END
  $$;
  CREATE FUNCTION "refer_to_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW."reference" := 'P-' || lpad(NEW."id"::text, greatest(6, length(NEW."id"::text)), '0');
    RETURN NEW;
  END
  $$;
  CREATE TRIGGER "customers_phone_digits" BEFORE INSERT OR UPDATE ON "customers"
    FOR EACH ROW EXECUTE FUNCTION "digits_of_phone"();
  CREATE TRIGGER "inquiries_phone_digits" BEFORE INSERT OR UPDATE ON "inquiries"
    FOR EACH ROW EXECUTE FUNCTION "digits_of_phone"();
  CREATE TRIGGER "quotes_phone_digits" BEFORE INSERT OR UPDATE ON "quotes"
    FOR EACH ROW EXECUTE FUNCTION "digits_of_customer_phone"();
  CREATE TRIGGER "payments_reference" BEFORE INSERT OR UPDATE ON "payments"
    FOR EACH ROW EXECUTE FUNCTION "refer_to_payment"();

  UPDATE "customers" SET "phone" = "phone";
  UPDATE "inquiries" SET "phone" = "phone";
  UPDATE "quotes" SET "customer_phone" = "customer_phone";
  UPDATE "payments" SET "amount" = "amount";
  UPDATE "media" SET "is_sample" = true FROM "media_locales"
    WHERE "media_locales"."_parent_id" = "media"."id"
      AND "media_locales"."caption" LIKE '%Illustration made for this site%';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TRIGGER "payments_reference" ON "payments";
  DROP TRIGGER "quotes_phone_digits" ON "quotes";
  DROP TRIGGER "inquiries_phone_digits" ON "inquiries";
  DROP TRIGGER "customers_phone_digits" ON "customers";
  DROP FUNCTION "refer_to_payment"();
  DROP FUNCTION "digits_of_customer_phone"();
  DROP FUNCTION "digits_of_phone"();
   DROP INDEX "quotes_phone_digits_idx";
  DROP INDEX "payments_reference_idx";
  DROP INDEX "inquiries_phone_digits_idx";
  DROP INDEX "customers_phone_digits_idx";
  ALTER TABLE "quotes" DROP COLUMN "phone_digits";
  ALTER TABLE "payments" DROP COLUMN "reference";
  ALTER TABLE "inquiries" DROP COLUMN "phone_digits";
  ALTER TABLE "customers" DROP COLUMN "phone_digits";
  ALTER TABLE "glass_types" DROP COLUMN "changed_by";
  ALTER TABLE "_glass_types_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "glass_finishes" DROP COLUMN "changed_by";
  ALTER TABLE "_glass_finishes_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "hardware" DROP COLUMN "changed_by";
  ALTER TABLE "_hardware_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "installation_factors" DROP COLUMN "changed_by";
  ALTER TABLE "_installation_factors_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "regions" DROP COLUMN "changed_by";
  ALTER TABLE "_regions_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "tax_rules" DROP COLUMN "changed_by";
  ALTER TABLE "_tax_rules_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "media" DROP COLUMN "is_sample";
  ALTER TABLE "pricing_settings" DROP COLUMN "changed_by";
  ALTER TABLE "_pricing_settings_v" DROP COLUMN "version_changed_by";`)
}
