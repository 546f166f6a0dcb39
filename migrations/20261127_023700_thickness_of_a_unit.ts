import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['Each 1/4" here. Together with what is between, 1".', 'The thickness of a unit is measured over both and what is between.'],
  ['Aquí de 1/4" cada uno. Con lo que va en medio, 1".', 'El espesor de una unidad se mide sobre los dos y lo que hay entre ellos.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
