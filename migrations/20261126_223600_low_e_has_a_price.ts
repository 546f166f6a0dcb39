import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

/** Whole texts as pages and posts were first loaded with; what staff wrote stays. */
const words = [
  [
    'The coating turns heat around inside the unit. We add it to your quote by hand.',
    'The coating turns heat around inside the unit. It cannot be seen.',
  ],
  [
    'La capa devuelve el calor dentro de la unidad. La agregamos a mano a su cotización.',
    'La capa devuelve el calor dentro de la unidad. No se ve.',
  ],
  ['Low-E, argon, tint', 'Argon, tint'],
  ['Low-E, argón, tinte', 'Argón, tinte'],
  ['One opening, three widths', 'One opening, three widths, their difference drawn large'],
  ['One window, three widths', 'One window, three widths, their difference drawn large'],
  ['Un hueco, tres anchos', 'Un hueco, tres anchos, con la diferencia ampliada'],
  ['Una ventana, tres anchos', 'Una ventana, tres anchos, con la diferencia ampliada'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
