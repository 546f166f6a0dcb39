import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Whoever changes a price, in whatever way, changes the version in the same transaction: what holds the
// pricing tables in memory needs to read nothing else. The triggers run ahead of their statement, so that
// the one row that everybody writes is locked before any other and two who change prices wait for each
// other instead of blocking each other. A version never comes again, not even after a restore.
const tables = [
  'regions',
  'regions_locales',
  'glass_types',
  'glass_types_locales',
  'glass_finishes',
  'glass_finishes_locales',
  'hardware',
  'hardware_locales',
  'hardware_offered_for',
  'hardware_fits',
  'installation_factors',
  'installation_factors_locales',
  'tax_rules',
  'tax_rules_locales',
  'pricing_settings',
]

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "pricing_version" (
      "only_row" boolean PRIMARY KEY DEFAULT true CHECK ("only_row"),
      "version" uuid NOT NULL DEFAULT gen_random_uuid()
    );
    INSERT INTO "pricing_version" DEFAULT VALUES;

    CREATE FUNCTION "note_pricing_change"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      UPDATE "pricing_version" SET "version" = gen_random_uuid();
      RETURN NULL;
    END
    $$;
  `)
  for (const table of tables) {
    await db.execute(sql`
      CREATE TRIGGER "note_pricing_change" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE
        ON ${sql.identifier(table)} FOR EACH STATEMENT EXECUTE FUNCTION "note_pricing_change"();
    `)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`DROP TRIGGER "note_pricing_change" ON ${sql.identifier(table)}`)
  }
  await db.execute(sql`
    DROP FUNCTION "note_pricing_change"();
    DROP TABLE "pricing_version";
  `)
}
