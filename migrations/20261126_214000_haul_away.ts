import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['From a few hours to 1–2 days, and we take the old glass away.', 'From a few hours to 1–2 days. Hauling the old glass away is an option with its own price.'],
  ['De unas horas a 1–2 días, y nos llevamos el vidrio viejo.', 'De unas horas a 1–2 días. Llevarnos el vidrio viejo es una opción con su propio precio.'],
  ['In a few hours, larger work in 1–2 days, and the old glass goes with us.', 'In a few hours, larger work in 1–2 days. Hauling the old glass away is an option with its own price.'],
  ['En unas horas, los trabajos grandes en 1–2 días, y nos llevamos el vidrio viejo.', 'En unas horas, los trabajos grandes en 1–2 días. Llevarnos el vidrio viejo es una opción con su propio precio.'],
  ['Floors covered, old glass taken away, hinges checked before we leave.', 'Floors covered, the place swept, hinges checked before we leave.'],
  ['Pisos cubiertos, vidrio viejo retirado y bisagras revisadas antes de irnos.', 'Pisos cubiertos, todo barrido y bisagras revisadas antes de irnos.'],
  ['Old glass out and away', 'Old glass out of the frame'],
  ['Retiro del vidrio viejo', 'Vidrio viejo fuera del marco'],
  ['it goes with us', 'hauling it away is an option'],
  ['nos lo llevamos', 'llevárnoslo es una opción'],
  ['Sweep up in shoes, and leave what still stands in the frame: we take the old glass out and away.', 'Sweep up in shoes, and leave what still stands in the frame: we take it out, and haul the old glass away if you choose that.'],
  ['Barra con zapatos puestos y deje lo que sigue en el marco: el vidrio viejo lo quitamos y nos lo llevamos.', 'Barra con zapatos puestos y deje lo que sigue en el marco: lo quitamos nosotros, y nos llevamos el vidrio viejo si así lo elige.'],
  ['Yes. Haul away of the old glass is a line of its own in the quote: it is removed, carried out and recycled.', 'Yes. Hauling the old glass away is an option with its own price in the quote: it is removed, carried out and recycled.'],
  ['Sí. El retiro del vidrio viejo es un renglón de la cotización: se quita, se saca y se recicla.', 'Sí. El retiro del vidrio viejo es una opción con su propio precio en la cotización: se quita, se saca y se recicla.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
