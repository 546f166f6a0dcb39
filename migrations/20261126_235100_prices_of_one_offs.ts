import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['A price follows the drawing, because no two are alike.', 'Yours is priced from its drawing; the figures above are for a plain sheet.'],
  ['El precio viene después del dibujo, porque no hay dos iguales.', 'El precio del suyo sale de su dibujo; las cifras de arriba son de una hoja sencilla.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
