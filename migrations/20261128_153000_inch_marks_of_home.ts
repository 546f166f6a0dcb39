import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

/** Beside its drawings the home page writes inches as they do. */
const words = [
  ['1/16"', '1/16″'],
  [
    'Sixty by eighty inches of 3/8" glass weighs about 160 pounds. Here is what holds it up.',
    'Sixty by eighty inches of 3/8″ glass weighs about 160 pounds. Here is what holds it up.',
  ],
  [
    'Sesenta por ochenta pulgadas de vidrio de 3/8" pesan unas 160 libras. Esto es lo que las sostiene.',
    'Sesenta por ochenta pulgadas de vidrio de 3/8″ pesan unas 160 libras. Esto es lo que las sostiene.',
  ],
  [
    'Corner shower in 3/8" glass',
    'Corner shower in 3/8″ glass',
  ],
  [
    'Regadera de esquina en vidrio de 3/8"',
    'Regadera de esquina en vidrio de 3/8″',
  ],
] as const

const places = { tables: ['testimonials'] } as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words, places)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words, places)
}
