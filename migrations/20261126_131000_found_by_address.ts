import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// Whoever saves a quote, pays or writes is looked for by his address, however it is spelled; among 200,000
// customers that took longer than all the rest of saving.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE INDEX "customers_address_idx" ON "customers" (lower(trim("email")));
    CREATE INDEX "customers_spelled_name_idx" ON "customers" (lower(trim("name")));
    CREATE INDEX "inquiries_address_idx" ON "inquiries" (lower(trim("email")));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "customers_address_idx";
    DROP INDEX "customers_spelled_name_idx";
    DROP INDEX "inquiries_address_idx";
  `)
}
