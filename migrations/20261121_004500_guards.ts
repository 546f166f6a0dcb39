import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// What the collections refuse with a sentence, the database refuses too, whoever writes to it.
// A quote's number follows its id, so the database gives it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE UNIQUE INDEX "tax_rules_one_active_per_region" ON "tax_rules" ("region_id") WHERE "is_active";

    ALTER TABLE "tax_rules" ADD CONSTRAINT "tax_rules_rate_in_bounds" CHECK ("rate" BETWEEN 0 AND 100);

    ALTER TABLE "glass_types"
      ADD CONSTRAINT "glass_types_price_not_negative" CHECK ("base_price_per_sq_ft" >= 0),
      ADD CONSTRAINT "glass_types_thickness_positive" CHECK ("thickness_mm" > 0);

    ALTER TABLE "glass_finishes" ADD CONSTRAINT "glass_finishes_modifier_in_bounds"
      CHECK ("cost_modifier_value" >= 0 OR ("cost_modifier_type" = 'percentage' AND "cost_modifier_value" > -100));

    ALTER TABLE "installation_factors"
      ADD CONSTRAINT "installation_factors_modifier_in_bounds"
      CHECK ("cost_modifier_value" >= 0 OR ("cost_modifier_type" = 'percentage' AND "cost_modifier_value" > -100)),
      ADD CONSTRAINT "installation_factors_multipliers_in_bounds" CHECK (
        ("sq_ft_multiplier_value" IS NULL OR "sq_ft_multiplier_value" BETWEEN 1 AND 10) AND
        ("large_format_multiplier" IS NULL OR "large_format_multiplier" BETWEEN 1 AND 10) AND
        ("high_altitude_multiplier" IS NULL OR "high_altitude_multiplier" BETWEEN 1 AND 10)
      );

    ALTER TABLE "hardware" ADD CONSTRAINT "hardware_cost_not_negative" CHECK ("cost" >= 0);

    ALTER TABLE "quotes" ADD CONSTRAINT "quotes_money_not_negative" CHECK (
      "calculated_glass_price" >= 0 AND "calculated_installation_fee" >= 0 AND
      "total_hardware_cost" >= 0 AND "subtotal" >= 0 AND "profit_amount" >= 0 AND
      "tax_amount" >= 0 AND "total_cost" >= 0
    );

    ALTER TABLE "payments"
      ADD CONSTRAINT "payments_amount_not_negative" CHECK ("amount" >= 0),
      ADD CONSTRAINT "payments_currency_lower_case" CHECK ("currency" ~ '^[a-z]{3}$');

    CREATE FUNCTION "number_quote"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW."number" := 'Q-' || lpad(NEW."id"::text, greatest(6, length(NEW."id"::text)), '0');
      RETURN NEW;
    END
    $$;

    CREATE TRIGGER "quotes_number" BEFORE INSERT OR UPDATE ON "quotes"
      FOR EACH ROW EXECUTE FUNCTION "number_quote"();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER "quotes_number" ON "quotes";
    DROP FUNCTION "number_quote"();
    ALTER TABLE "payments"
      DROP CONSTRAINT "payments_amount_not_negative",
      DROP CONSTRAINT "payments_currency_lower_case";
    ALTER TABLE "quotes" DROP CONSTRAINT "quotes_money_not_negative";
    ALTER TABLE "hardware" DROP CONSTRAINT "hardware_cost_not_negative";
    ALTER TABLE "installation_factors"
      DROP CONSTRAINT "installation_factors_modifier_in_bounds",
      DROP CONSTRAINT "installation_factors_multipliers_in_bounds";
    ALTER TABLE "glass_finishes" DROP CONSTRAINT "glass_finishes_modifier_in_bounds";
    ALTER TABLE "glass_types"
      DROP CONSTRAINT "glass_types_price_not_negative",
      DROP CONSTRAINT "glass_types_thickness_positive";
    ALTER TABLE "tax_rules" DROP CONSTRAINT "tax_rules_rate_in_bounds";
    DROP INDEX "tax_rules_one_active_per_region";
  `)
}
