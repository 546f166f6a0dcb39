import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['On the glass and on the work, depending on the product.', 'On the glass and on the work.'],
  ['Sobre el vidrio y sobre el trabajo, según el producto.', 'Sobre el vidrio y sobre el trabajo.'],
  ['On the glass and on the work, depending on the product. It stands on your estimate.', 'On the glass and on the work. It stands on your estimate.'],
  ['Sobre el vidrio y sobre el trabajo, según el producto. Está en su presupuesto.', 'Sobre el vidrio y sobre el trabajo. Está en su presupuesto.'],
  ['On the glass and on the work, depending on the product', 'On the glass and on the work'],
  ['Sobre el vidrio y sobre el trabajo, según el producto', 'Sobre el vidrio y sobre el trabajo'],
  ['{warranty}, depending on the product, on the glass and on the work. It stands on your estimate.', '{warranty} on the glass and on the work. It stands on your estimate.'],
  ['De {warranty}, según el producto, sobre el vidrio y sobre el trabajo. Está en su presupuesto.', 'De {warranty}, sobre el vidrio y sobre el trabajo. Está en su presupuesto.'],
  ['From 5 to 10 years, depending on the product, on the glass and on the work. It stands on your estimate.', '5 to 10 years on the glass and on the work. It stands on your estimate.'],
  ['De 5 a 10 años, según el producto, sobre el vidrio y sobre el trabajo. Está en su presupuesto.', 'De 5 a 10 años, sobre el vidrio y sobre el trabajo. Está en su presupuesto.'],
  ['Warranty on the glass and on the work, depending on the product.', 'Warranty on the glass and on the work.'],
  ['Garantía sobre el vidrio y sobre el trabajo, según el producto.', 'Garantía sobre el vidrio y sobre el trabajo.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
