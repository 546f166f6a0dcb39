import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The warranty is a fact of its own: what a company was loaded with named it among its claims once more. */
const claims = { en: 'Warranties of 5-10 years', es: 'Garantías de 5 a 10 años' } as const
const place = 5

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DELETE FROM "company_texts" WHERE "path" = 'usps'
      AND (("locale" = 'en' AND "text" = ${claims.en}) OR ("locale" = 'es' AND "text" = ${claims.es}))`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const locale of ['en', 'es'] as const) {
    await db.execute(sql`
      INSERT INTO "company_texts" ("order", "parent_id", "path", "text", "locale")
        SELECT ${place}, "id", 'usps', ${claims[locale]}, ${locale}::"_locales" FROM "company"`)
  }
}
