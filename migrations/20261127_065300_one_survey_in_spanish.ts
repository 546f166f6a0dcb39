import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['Medición de cada hueco', 'Levantamiento de cada hueco'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words, { locale: 'es' })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words, { locale: 'es' })
}
