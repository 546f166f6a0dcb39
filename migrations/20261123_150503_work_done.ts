import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" ADD COLUMN "work_done" boolean DEFAULT false;`)
  // until now the work was done once its customer was a past one
  await db.execute(sql`
   UPDATE "quotes" SET "work_done" = true WHERE "status" = 'payment_succeeded' AND "user_id" IN
    (SELECT "user_id" FROM "customers" WHERE "status" = 'past_customer');`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "quotes" DROP COLUMN "work_done";`)
}
