import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'

const tables = ['pricing_settings_tax_treatments', 'pricing_settings_tax_treatments_locales']

/** What is taxed decides over prices too: whoever holds prices in memory is told of a change. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`
      CREATE TRIGGER "note_pricing_change" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE
        ON ${sql.identifier(table)} FOR EACH STATEMENT EXECUTE FUNCTION "note_pricing_change"();
    `)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of tables) {
    await db.execute(sql`DROP TRIGGER "note_pricing_change" ON ${sql.identifier(table)};`)
  }
}
