import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['On the glass and on the work, written on your estimate.', 'On the glass and on the work, depending on the product.'],
  ['Sobre el vidrio y sobre el trabajo, por escrito en su presupuesto.', 'Sobre el vidrio y sobre el trabajo, según el producto.'],
  ['Glass and workmanship, written on your estimate.', 'On the glass and on the work, depending on the product. It stands on your estimate.'],
  ['Vidrio y mano de obra, por escrito en su presupuesto.', 'Sobre el vidrio y sobre el trabajo, según el producto. Está en su presupuesto.'],
  ['On the glass and on the work, in writing', 'On the glass and on the work, depending on the product'],
  ['Sobre el vidrio y sobre el trabajo, por escrito', 'Sobre el vidrio y sobre el trabajo, según el producto'],
  ['{warranty}, depending on the product, on the glass and on the work. It is written on your estimate; ask us for the term of your product.', '{warranty}, depending on the product, on the glass and on the work. It stands on your estimate.'],
  ['De {warranty}, según el producto, sobre el vidrio y sobre el trabajo. Está escrita en su presupuesto; pregúntenos por el plazo de su producto.', 'De {warranty}, según el producto, sobre el vidrio y sobre el trabajo. Está en su presupuesto.'],
  ['From 5 to 10 years, depending on the product, on the glass and on the work. It is written on your estimate; ask us for the term of your product.', 'From 5 to 10 years, depending on the product, on the glass and on the work. It stands on your estimate.'],
  ['De 5 a 10 años según el producto, por el vidrio y por el trabajo. Está escrita en su estimación; pregúntenos el plazo de su producto.', 'De 5 a 10 años, según el producto, sobre el vidrio y sobre el trabajo. Está en su presupuesto.'],
  ['Warranty on glass and work, by product. Ask us for the term of yours.', 'Warranty on the glass and on the work, depending on the product.'],
  ['Garantía del vidrio y del trabajo, según el producto. Pregúntenos el plazo del suyo.', 'Garantía sobre el vidrio y sobre el trabajo, según el producto.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
