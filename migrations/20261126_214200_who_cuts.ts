import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['Six services, one workshop. Each opens its own page with pictures and choices, and your price is a minute away.', 'Six services by our own crews. Each opens its own page with pictures and choices, and your price is a minute away.'],
  ['Seis servicios, un taller. Cada uno abre su propia página con imágenes y opciones, y su precio está a un minuto.', 'Seis servicios de nuestras propias cuadrillas. Cada uno abre su propia página con imágenes y opciones, y su precio está a un minuto.'],
  ['What we make, install and repair', 'What we measure, install and repair'],
  ['Lo que fabricamos, instalamos y reparamos', 'Lo que medimos, instalamos y reparamos'],
  ['A fabricator cuts, drills, polishes and tempers it to those figures.', 'Our fabricator cuts, drills, polishes and tempers it to those figures.'],
  ['Un fabricante lo corta, perfora, pule y templa a esas medidas.', 'Nuestro fabricante lo corta, perfora, pule y templa a esas medidas.'],
  ['Cut the first pane in 2005 and still signs off every shower before it leaves the shop.', 'Set the first pane in 2005 and still signs off every shower drawing before the glass is ordered.'],
  ['Cortó el primer vidrio en 2005 y todavía aprueba cada regadera antes de que salga del taller.', 'Colocó el primer vidrio en 2005 y todavía aprueba el plano de cada regadera antes de que se pida el vidrio.'],
  ['We have cut and installed glass in the Dallas–Fort Worth area since 2005. Showers came first, then the windows of the same houses, then the storefronts of the people who live in them.', 'We have measured and installed glass in the Dallas–Fort Worth area since 2005. Showers came first, then the windows of the same houses, then the storefronts of the people who live in them.'],
  ['Cortamos e instalamos vidrio en la zona de Dallas–Fort Worth desde 2005. Primero fueron las regaderas, luego las ventanas de esas mismas casas, luego los frentes de los negocios de quienes viven en ellas.', 'Medimos e instalamos vidrio en la zona de Dallas–Fort Worth desde 2005. Primero fueron las regaderas, luego las ventanas de esas mismas casas, luego los frentes de los negocios de quienes viven en ellas.'],
  ['Sí, cortamos repisas a la medida con el borde que guste; la página de cotización las calcula por área.', 'Sí, se cortan a la medida con el borde que guste; la página de cotización las calcula por área.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
