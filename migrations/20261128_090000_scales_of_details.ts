import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

/** A drawing that is as wide as its column has no size that could be named. */
const words = [
  [
    'Drawn at half size. A hinge says what it carries: these are the limits of common catalog series.',
    'Drawn to one scale. A hinge says what it carries: these are the limits of common catalog series.',
  ],
  [
    'Sections at half size. Whatever you leave open, we settle at the wall.',
    'Sections to one scale. Whatever you leave open, we settle at the wall.',
  ],
  [
    'Sections through 1/2" glass, one and a half times its size.',
    'Sections through 1/2" glass, larger than life.',
  ],
  [
    'Dibujadas a mitad de tamaño. Cada bisagra dice cuánto sostiene: son los límites de las series comunes de catálogo.',
    'Dibujadas a una misma escala. Cada bisagra dice cuánto sostiene: son los límites de las series comunes de catálogo.',
  ],
  [
    'Secciones a mitad de tamaño. Lo que deje pendiente lo resolvemos frente al muro.',
    'Secciones a una misma escala. Lo que deje pendiente lo resolvemos frente al muro.',
  ],
  [
    'Secciones de vidrio de 1/2", a una vez y media su tamaño.',
    'Secciones de vidrio de 1/2", más grandes que en la realidad.',
  ],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
