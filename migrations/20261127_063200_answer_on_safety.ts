import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { addSafetyAnswer, removeSafetyAnswer } from './seeds/safety-answer'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await addSafetyAnswer(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await removeSafetyAnswer(db)
}
