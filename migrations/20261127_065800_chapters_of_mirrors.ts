import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { addMirrorChapters, removeMirrorChapters } from './seeds/mirror-chapters'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await addMirrorChapters(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await removeMirrorChapters(db)
}
