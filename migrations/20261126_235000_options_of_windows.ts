import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['Dry air or argon. It keeps warm and cold apart.', 'Dry air, or argon as an option. It keeps warm and cold apart.'],
  ['Aire seco o argón. Separa el calor del frío.', 'Aire seco o, como opción, argón. Separa el calor del frío.'],
  ['A clear layer of metal. It turns heat around.', 'An option: a clear layer of metal that turns heat around.'],
  ['Una capa de metal transparente. Devuelve el calor.', 'Una opción: capa de metal transparente que devuelve el calor.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
